import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { findFreePort } from '../../../infra/local/process/find-free-port.ts';
import { backendEntrypoint } from '../../../infra/local/paths.ts';
import { runEntrypoint, runtimeFlags } from '../../../infra/local/backend/run-entrypoint.ts';
import { startPostgres } from '../../../infra/local/postgres/start-postgres.ts';
import type { Undo } from '../../../infra/local/process/undo-in-reverse.ts';
import type { Environment } from '../../../infra/local/backend/compose-environment.ts';
import { backendEnvironment, baselineEnvironment } from './environment.ts';
import { startServer } from './start-server.ts';

const FIRST_PORT = 4800;
/** Four workers with their queue in Postgres open more connections than the 100 that Postgres allows by default. */
const CONNECTIONS = '250';
const baselineProgram = fileURLToPath(new URL('../rivals/fastify/server.ts', import.meta.url));

/**
 * One migrated PostgreSQL with its own durable settings, and those of the benchmark; each benchmark starts the servers that it
 * needs.
 */
export async function startSystem(folder: string, undo: Undo, postgresSettings: Record<string, string> = {}) {
  const postgres = await startPostgres({
    dataDir: join(folder, 'postgres'),
    port: await findFreePort(FIRST_PORT),
    settings: { max_connections: CONNECTIONS, ...postgresSettings },
  });
  undo.add(() => postgres.stop());
  const ports = {
    api: await findFreePort(FIRST_PORT + 1),
    worker: await findFreePort(FIRST_PORT + 2),
    baseline: await findFreePort(FIRST_PORT + 3),
    closed: await findFreePort(FIRST_PORT + 4),
  };
  const files = join(folder, 'baseline-files');
  mkdirSync(files);
  const { url: ownerUrl, asRuntimeRole } = postgres;
  const queueUrl = asRuntimeRole(await postgres.urlOf('queue'));
  const backend = backendEnvironment(folder, ports, asRuntimeRole(ownerUrl), queueUrl);
  await runEntrypoint('migrate', { ...backend, DATABASE_OWNER_URL: ownerUrl });

  const local = (port: number) => `http://127.0.0.1:${port}`;
  const startBackend = async (name: 'api' | 'worker', settings: NodeJS.ProcessEnv = {}) => {
    const log = join(folder, `${name}.log`);
    const program = backendEntrypoint(name);
    const flags = runtimeFlags[name];
    const port = await findFreePort(ports[name]);
    const environment = { ...backend, [name === 'api' ? 'API_PORT' : 'WORKER_HEALTH_PORT']: String(port), ...settings };
    return startServer({ flags, program, environment, url: local(port), health: '/health/ready', log });
  };
  const startBaseline = async () => {
    const log = join(folder, 'baseline.log');
    const environment = baselineEnvironment(files, ports.baseline, postgres.url);
    return startServer({ program: baselineProgram, environment, url: local(ports.baseline), health: '/health', log });
  };
  const runCommand = (name: string, settings: Record<string, string> = {}) =>
    runEntrypoint(name, { ...backend, ...settings } as Environment);
  /** As the copies of the erasure list lie in storage. */
  const putErasure = (hash: string, text: string) => {
    const folderOfList = join(folder, 'resumes', 'erasures');
    mkdirSync(folderOfList, { recursive: true });
    writeFileSync(join(folderOfList, `${hash}.json`), text);
  };
  const addStaff = (who: Record<string, string>) => runCommand('staff', who);
  const { url: databaseUrl } = postgres;
  return { databaseUrl, files, startBackend, startBaseline, runCommand, putErasure, addStaff };
}
