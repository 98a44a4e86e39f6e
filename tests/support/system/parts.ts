import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { anyPorts, choosePorts } from '../../../infra/local/process/find-free-port.ts';
import { composeSettings, passOn, type Environment } from '../../../infra/local/backend/compose-environment.ts';
import { filesIn } from '../../../infra/local/paths.ts';
import { runEntrypoint } from '../../../infra/local/backend/run-entrypoint.ts';
import { startBackend } from '../../../infra/local/backend/start-backend.ts';
import { startPostgres, type RunningPostgres } from '../../../infra/local/postgres/start-postgres.ts';
import { supervise, type Part, type Supervised } from '../../../infra/local/process/supervise.ts';
import { undoInReverse } from '../../../infra/local/process/undo-in-reverse.ts';
import { startMailServer, type MailServer } from '../mail-server.ts';
import { queueOnPostgres, startRedisQueue, type QueueServer } from './queue-server.ts';
import { unlimited } from './unlimited.ts';

/** A mail without a final reply, because its server was broken, is sent again within the time of a test. */
const quickRetries = { MAIL_FINAL_REPLY_SECONDS: '20', MAIL_UNSURE_RETRY_SECONDS: '30' };

export interface Parts {
  api: string;
  site: string;
  /** By the owner's role. */
  databaseUrl: string;
  environment: Environment;
  /** The folder that STORAGE_URL names. */
  storage: string;
  /** The folder of the files that say what was acknowledged. */
  acknowledged: string;
  postgresDir: string;
  logOf: (name: string) => string;
  postgres: Supervised<RunningPostgres>;
  apiProcess: Supervised<Part>;
  worker: Supervised<Part>;
  queue: QueueServer;
  mail: MailServer;
  stop(): Promise<void>;
}

export interface PartsOptions {
  queue?: 'postgres' | 'redis';
  environment?: Record<string, string>;
  /** Settings of PostgreSQL, for example those of an archive. */
  postgresSettings?: Record<string, string>;
  /** Files that its commands use, see `startPostgres`. */
  handOver?: string[];
  workerGivesWay?: boolean;
}

/** The backend's processes on services that can be broken one by one: PostgreSQL, the queue, storage and the mail server. */
export async function startParts({
  queue: kind = 'postgres',
  environment: extraSettings = {},
  postgresSettings = {},
  handOver = [],
  workerGivesWay = false,
}: PartsOptions = {}): Promise<Parts> {
  const folder = mkdtempSync(join(tmpdir(), 'frontdoor-system-'));
  const undo = undoInReverse();
  undo.add(() => rmSync(folder, { recursive: true, force: true }));
  const onSignal = () => void undo.run().finally(() => process.exit(1));
  // The runner ends a file that hangs by a signal, and PostgreSQL would outlive it.
  process.once('SIGTERM', onSignal);
  undo.add(() => void process.off('SIGTERM', onSignal));
  try {
    const files = filesIn(folder);
    mkdirSync(dirname(files.log('api')), { recursive: true });
    const ports = await choosePorts(anyPorts);
    const report = () => {};
    const postgres = await supervise(
      'PostgreSQL',
      () => startPostgres({ dataDir: files.postgres, port: ports.postgres, settings: postgresSettings, handOver }),
      report,
    );
    undo.add(() => postgres.stop());
    const onPostgres = () => queueOnPostgres(postgres.part);
    const queue = kind === 'redis' ? await startRedisQueue(join(folder, 'redis')) : await onPostgres();
    undo.add(() => queue.end());
    const mail = await startMailServer(ports.smtp);
    undo.add(() => mail.end());

    const site = `http://127.0.0.1:${ports.site}`;
    const places = {
      siteUrl: site,
      resumes: files.resumes,
      acknowledged: files.acknowledged,
      sessionSecret: 'of-a-throwaway-system'.padEnd(40, '.'),
      ports,
    };
    const { url: ownerUrl, asRuntimeRole } = postgres.part;
    const queueUrl = kind === 'redis' ? queue.url : asRuntimeRole(queue.url);
    const addresses = { databaseUrl: asRuntimeRole(ownerUrl), queueUrl };
    const settings = composeSettings({ ...places, ...addresses }, {});
    const environment = { ...passOn(process.env), ...settings, ...unlimited, ...quickRetries, ...extraSettings };
    await runEntrypoint('migrate', { ...environment, DATABASE_OWNER_URL: ownerUrl });
    const { api: apiProcess, worker } = await startBackend(
      { ports, environment, log: files.log, report, workerGivesWay },
      undo,
    );
    return {
      api: `http://127.0.0.1:${ports.api}`,
      site,
      databaseUrl: postgres.part.url,
      environment,
      storage: files.resumes,
      acknowledged: files.acknowledged,
      postgresDir: files.postgres,
      logOf: files.log,
      postgres,
      apiProcess,
      worker,
      queue,
      mail,
      stop: () => undo.run(),
    };
  } catch (error) {
    await undo.run();
    throw error;
  }
}
