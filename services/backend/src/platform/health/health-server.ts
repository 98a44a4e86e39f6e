import { createServer } from 'node:http';
import { Injectable, Module, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { type Config, InjectConfig } from '../config/config.module';
import { Database } from '../database/database';
import { onlyRow, statement } from '../database/statement';
import { version } from '../version';
import { within } from '../within';

/** A replica's transactions are read-only, too. */
const selectReadiness = statement(
  'health.readiness',
  `SELECT to_regclass('migrations') IS NOT NULL AS ready, current_setting('transaction_read_only') = 'off' AS writing`,
);
const LIMIT_MS = 2_000;

async function passes(check: Promise<unknown>): Promise<boolean> {
  const [ended] = await Promise.allSettled([within(LIMIT_MS, check)]);
  return ended.status === 'fulfilled';
}

/**
 * Whether the process can work now: for that it needs Postgres with its tables, and nothing else. Whether it can also write
 * keeps no process out of service that can be read from.
 */
export async function findReadiness(database: Database): Promise<{ ready: boolean; writing: boolean }> {
  const readiness = database.query<{ ready: boolean; writing: boolean }>(selectReadiness).then(onlyRow);
  return within(LIMIT_MS, readiness).catch(() => ({ ready: false, writing: false }));
}

/** As health answers tell it. */
export const asWord = (writing: boolean) => (writing ? 'yes' : 'no');

/** The dependencies of this process, each with a check that passes or fails. For operators: readiness asks for less. */
@Injectable()
export class HealthParts {
  private readonly parts = new Map<string, () => Promise<unknown>>();

  add(name: string, check: () => Promise<unknown>): void {
    this.parts.set(name, check);
  }

  async check(): Promise<Record<string, 'ok' | 'down'>> {
    const answers = [...this.parts].map(
      async ([name, check]) => [name, (await passes(check())) ? 'ok' : 'down'] as const,
    );
    return Object.fromEntries(await Promise.all(answers));
  }
}

type InnerAnswer = [status: number, text?: string, type?: string];

export function statusAnswer(status: number, facts: object): InnerAnswer {
  return [
    status,
    JSON.stringify({ status: status === 200 ? 'ok' : 'unavailable', version, ...facts }),
    'application/json',
  ];
}

/** Answers on a port that no gateway leads to; a web framework would double a worker's memory. Returns how to stop. */
export async function serveInside(host: string, port: number, answer: (path: string) => Promise<InnerAnswer>) {
  const server = createServer((request, response) => {
    answer(request.url ?? '')
      .then(([status, text, type]) => response.writeHead(status, type ? { 'Content-Type': type } : {}).end(text))
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

/** Health on a port of its own, for a process that serves nothing else. */
@Module({})
export class HealthServerModule implements OnApplicationBootstrap, OnModuleDestroy {
  private stop = () => {};

  constructor(
    private readonly database: Database,
    @InjectConfig() private readonly config: Config,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { WORKER_HEALTH_PORT: port, WORKER_HEALTH_HOST: host } = this.config;
    this.stop = await serveInside(host, port, async (path) => {
      if (path === '/health/live') return statusAnswer(200, {});
      if (path !== '/health/ready') return statusAnswer(404, {});
      const { ready, writing } = await findReadiness(this.database);
      return ready ? statusAnswer(200, { writing: asWord(writing) }) : statusAnswer(503, {});
    });
  }

  onModuleDestroy(): void {
    this.stop();
  }
}
