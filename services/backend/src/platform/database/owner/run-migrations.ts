import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { DataSource, type QueryRunner } from 'typeorm';
import type { MigrateConfig } from '../../config/config.schema';
import { dataSourceOptions } from '../data-source-options';

/** One lock for all who migrate this database; the number is arbitrary and must never change. */
const MIGRATION_LOCK = 4_617_310_001;

/**
 * How long a migration waits for a table, in milliseconds. All who come after it wait behind it, so that a transaction which
 * somebody has forgotten would stop the site for as long as the migration waits.
 */
const LOCK_TIMEOUT_MS = 3_000;
/** With the waits themselves, two minutes: longer than any statement of ours takes (15 s). Between two tries all others go on. */
const TRIES = 15;
const PAUSE_MS = 5_000;
const LOCK_NOT_AVAILABLE = '55P03';

type Migrations = NonNullable<ConstructorParameters<typeof DataSource>[0]['migrations']>;

interface Patience {
  logger?: Logger;
  tries?: number;
  pauseMs?: number;
}

/**
 * Brings the schema up to date, each migration in a transaction of its own. Two at once do no harm: the second waits for
 * the first and finds nothing left to do. One that cannot have a table at once is tried again.
 * @returns the names of the migrations that it ran. @throws Error that names it, after the last try
 */
export async function runMigrations(
  config: MigrateConfig,
  migrations: Migrations,
  patience: Patience = {},
): Promise<string[]> {
  const options = dataSourceOptions(config, LOCK_TIMEOUT_MS);
  const extra = { ...(options.extra as object), statement_timeout: 0, query_timeout: 0 };
  const dataSource = new DataSource({ ...options, extra, migrations, migrationsTableName: 'migrations' });
  await dataSource.initialize();
  const holder = dataSource.createQueryRunner();
  try {
    // Only other migrations wait behind this lock.
    await holder.query('SET lock_timeout = 0');
    await holder.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const before = await namesOf(holder);
    await tryAgain(dataSource, holder, patience);
    return (await namesOf(holder)).slice(before.length);
  } finally {
    await holder.release();
    await dataSource.destroy();
  }
}

async function tryAgain(dataSource: DataSource, holder: QueryRunner, patience: Patience): Promise<void> {
  const { logger, tries = TRIES, pauseMs = PAUSE_MS } = patience;
  for (let tryCount = 1; ; tryCount += 1) {
    try {
      await dataSource.runMigrations({ transaction: 'each' });
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
      const done = await namesOf(holder);
      const next = dataSource.migrations.map(({ name }) => name).find((name) => name && !done.includes(name));
      const text = `${next} did not get a table within ${LOCK_TIMEOUT_MS / 1_000} seconds, because a transaction has it`;
      if (tryCount === tries)
        throw new Error(
          `${text}. It was tried ${tries} times, and nothing of it was changed. docs/operations.md says how to find that transaction.`,
          { cause: error },
        );
      logger?.warn({ migration: next, tries: tryCount }, `${text}; it will be tried again`);
      await pause(pauseMs);
    }
  }
}

/** Of the migrations that were run, in their order. */
async function namesOf(runner: QueryRunner): Promise<string[]> {
  if (!(await runner.hasTable('migrations'))) return [];
  const rows = (await runner.query('SELECT name FROM migrations ORDER BY id')) as { name: string }[];
  return rows.map(({ name }) => name);
}
