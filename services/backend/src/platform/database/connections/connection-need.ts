import { randomBytes } from 'node:crypto';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Config } from '../../config/config.schema';
import type { Database } from '../database';
import { onlyRow, statement } from '../statement';

export type ProcessKind = 'api' | 'worker' | 'command';

/** Beside the pool: one that listens, and in a worker one that holds the lock of a periodic job. */
const BESIDE_POOL: Record<ProcessKind, number> = { api: 1, worker: 2, command: 0 };
/** Of a worker to a queue in Postgres: two pools of 3 for each of the three lanes, and one that looks whether it takes jobs. */
const FOR_QUEUE = 19;

const serverOf = (url: string) => new URL(url).host;

/** How many connections to the server of `DATABASE_URL` one process opens at most. */
export function connectionsOf(
  kind: ProcessKind,
  { DATABASE_URL, DATABASE_POOL_SIZE, QUEUE_URL }: Pick<Config, 'DATABASE_URL' | 'DATABASE_POOL_SIZE' | 'QUEUE_URL'>,
): number {
  const hasQueue =
    kind === 'worker' && QUEUE_URL.startsWith('postgres') && serverOf(QUEUE_URL) === serverOf(DATABASE_URL);
  return DATABASE_POOL_SIZE + BESIDE_POOL[kind] + (hasQueue ? FOR_QUEUE : 0);
}

const NAME = 'frontdoor-';
/** So that processes which start at one moment see one another. */
const REPORT_AFTER_MS = 2_000;
/** Those that the server keeps for itself are not offered, nor those beyond a limit of the database or the role. */
const selectConnections = statement(
  'connections.select',
  `SELECT least(
     current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
       - current_setting('reserved_connections')::int,
     (SELECT nullif(datconnlimit, -1) FROM pg_database WHERE datname = current_database()),
     (SELECT nullif(rolconnlimit, -1) FROM pg_roles WHERE rolname = current_user)) AS offered,
   (SELECT coalesce(array_agg(DISTINCT application_name), '{}') FROM pg_stat_activity
    WHERE datname = current_database() AND usename = current_user AND application_name ~ '^${NAME}(api|worker)/[0-9]+/') AS names`,
);

/**
 * Says at the start how many connections all processes that use this database may open, against what the server offers, and whether
 * several API processes count limits each for itself. Each
 * process names the connection on which it listens, and which is always open, by its kind and its own need:
 * `frontdoor-worker/35/9f2c`.
 */
export class ConnectionNeed implements OnApplicationBootstrap, OnModuleDestroy {
  readonly name: string;
  private readonly needed: number;
  private timer: NodeJS.Timeout | undefined;
  private readonly countsAlone: boolean;

  constructor(
    private readonly kind: ProcessKind,
    config: Config,
    private readonly database: Database,
    private readonly logger: Logger,
  ) {
    this.needed = connectionsOf(kind, config);
    this.countsAlone = kind === 'api' && config.SHARED_LIMITS === 'off';
    this.name = `${NAME}${kind}/${this.needed}/${randomBytes(4).toString('hex')}`;
  }

  onApplicationBootstrap(): void {
    if (this.kind === 'command') return;
    const report = () =>
      this.report().catch((err: unknown) => this.logger.warn({ err }, 'connections were not counted'));
    this.timer = setTimeout(() => void report(), REPORT_AFTER_MS).unref();
  }

  onModuleDestroy(): void {
    clearTimeout(this.timer);
  }

  /** @throws when Postgres does not answer */
  async report(): Promise<void> {
    const { offered, names } = onlyRow(
      await this.database.query<{ offered: number; names: string[] }>(selectConnections),
    );
    const others = names.filter((name) => name !== this.name).map((name) => Number(name.split('/')[1]));
    const needed = others.reduce((sum, need) => sum + need, this.needed);
    const facts = { processes: others.length + 1, ofThisProcess: this.needed, needed, offered };
    const text = `connections to Postgres: ${facts.processes} process(es) need up to ${needed}, ${offered} are offered`;
    if (needed <= offered) this.logger.info(facts, text);
    else this.logger.warn(facts, `${text}: raise max_connections, or lower DATABASE_POOL_SIZE`);
    const apis = names.filter((name) => name !== this.name && name.startsWith(`${NAME}api/`)).length + 1;
    if (this.countsAlone && apis > 1)
      this.logger.warn(
        { setting: 'SHARED_LIMITS', processes: apis },
        `${apis} API processes count the limits of addresses each for itself: set SHARED_LIMITS=redis, or postgres where the queue is not in Redis`,
      );
  }
}
