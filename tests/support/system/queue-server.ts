import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import pg from 'pg';
import { findFreePort } from '../../../infra/local/process/find-free-port.ts';
import type { RunningPostgres } from '../../../infra/local/postgres/start-postgres.ts';
import { stopProcess } from '../../../infra/local/process/stop-process.ts';
import { queryOnce } from '../query-once.ts';
import { until } from '../until.ts';

/** The place where the queue's jobs lie; it can vanish, and come back with or without them. */
export interface QueueServer {
  url: string;
  /** Redis is killed by signal 9; a queue in PostgreSQL loses its connections and takes no new ones. */
  breakDown(): Promise<void>;
  comeBack(how: 'wiped' | 'whole'): Promise<void>;
  end(): Promise<void>;
}

export const hasRedis = (): boolean => spawnSync('redis-server', ['--version']).status === 0;

export async function startRedisQueue(folder: string): Promise<QueueServer> {
  const port = await findFreePort(0);
  const start = async () => {
    mkdirSync(folder, { recursive: true });
    const place = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder];
    const safety = ['--appendonly', 'yes', '--save', '', '--maxmemory-policy', 'noeviction'];
    const child = spawn('redis-server', [...place, ...safety], { stdio: 'ignore' });
    await until('Redis takes connections', () => isOpen(port), { every: 50 });
    return child;
  };
  let redis = await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    breakDown: () => stopProcess(redis, 'SIGKILL', 5_000),
    async comeBack(how) {
      if (how === 'wiped') rmSync(folder, { recursive: true, force: true });
      redis = await start();
    },
    end: () => stopProcess(redis, 'SIGTERM', 5_000),
  };
}

export async function queueOnPostgres(postgres: RunningPostgres): Promise<QueueServer> {
  const url = await postgres.urlOf('queue');
  const beside = postgres.url;
  return {
    url,
    async breakDown() {
      await queryOnce(beside, 'ALTER DATABASE queue WITH ALLOW_CONNECTIONS false');
      await queryOnce(beside, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'queue'");
    },
    async comeBack(how) {
      await queryOnce(beside, 'ALTER DATABASE queue WITH ALLOW_CONNECTIONS true');
      if (how === 'wiped') await emptyJobs(url);
    },
    end: async () => {},
  };
}

async function emptyJobs(url: string): Promise<void> {
  const [table] = await queryOnce(url, "SELECT schemaname FROM pg_tables WHERE tablename = 'job'");
  const schema = pg.escapeIdentifier(String(table!['schemaname']));
  await queryOnce(url, `TRUNCATE ${schema}.job CASCADE`);
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
