import { DataSource } from 'typeorm';
import type { MigrateConfig } from '../../config/config.schema';
import { dataSourceOptions } from '../data-source-options';

/** One lock for all who migrate this database; the number is arbitrary and must never change. */
const MIGRATION_LOCK = 4_617_310_001;

type Migrations = NonNullable<ConstructorParameters<typeof DataSource>[0]['migrations']>;

/**
 * Brings the schema up to date, each migration in a transaction of its own. Two at once do no harm: the second waits for
 * the first and finds nothing left to do. Returns the names of the migrations that it ran.
 */
export async function runMigrations(config: MigrateConfig, migrations: Migrations): Promise<string[]> {
  const options = dataSourceOptions(config);
  const extra = { ...(options.extra as object), statement_timeout: 0, query_timeout: 0 };
  const dataSource = new DataSource({ ...options, extra, migrations, migrationsTableName: 'migrations' });
  await dataSource.initialize();
  const holder = dataSource.createQueryRunner();
  try {
    await holder.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const done = await dataSource.runMigrations({ transaction: 'each' });
    return done.map((migration) => migration.name);
  } finally {
    await holder.release();
    await dataSource.destroy();
  }
}
