import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { configFor } from '../../../../test/config-for';
import { dropDatabase, inServer, templateUrl } from '../../../../test/databases';
import { eventually } from '../../../../test/eventually';
import { migrations } from '../../../migrations';
import { withClient } from '../client-with-error-listener';
import { runMigrations } from './run-migrations';

describe('migrations', () => {
  const name = `m_${randomBytes(6).toString('hex')}`;
  const url = Object.assign(new URL(templateUrl()), { pathname: `/${name}` }).toString();
  beforeAll(() => inServer(`CREATE DATABASE ${name}`));
  afterAll(() => dropDatabase(name));

  it('run once when two processes start them at the same moment', async () => {
    const config = configFor({ DATABASE_URL: url });
    const done = await Promise.all([
      runMigrations(config, migrations),
      runMigrations(config, migrations),
      runMigrations(config, migrations),
    ]);
    expect(done.flat()).toEqual(migrations.map(({ name: migration }) => migration));
  });
});

class WidensApplications1999999999999 implements MigrationInterface {
  name = 'WidensApplications1999999999999';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE applications ADD COLUMN newer text');
  }
  async down(): Promise<void> {}
}

describe('A migration of a table that a forgotten transaction has read', () => {
  const name = `m_${randomBytes(6).toString('hex')}`;
  const url = Object.assign(new URL(templateUrl()), { pathname: `/${name}` }).toString();
  const config = configFor({ DATABASE_URL: url });
  const withNewer = [...migrations, WidensApplications1999999999999];
  const forgotten = new Client({ connectionString: url });
  beforeAll(async () => {
    await inServer(`CREATE DATABASE ${name} TEMPLATE template_frontdoor`);
    await forgotten.connect();
    await forgotten.query('BEGIN; SELECT FROM applications LIMIT 1');
  });
  afterAll(async () => {
    await forgotten.end();
    await dropDatabase(name);
  });

  it('gives up, says why, and changes nothing', async () => {
    const migrating = runMigrations(config, withNewer, { tries: 1 });
    await expect(migrating).rejects.toThrow(
      'WidensApplications1999999999999 did not get a table within 3 seconds, because a transaction has it. It was tried 1 times',
    );
  });

  it('lets others read between its tries, and is done once that transaction has ended', async () => {
    const migrating = runMigrations(config, withNewer, { pauseMs: 500 });
    const waits = `SELECT FROM pg_locks WHERE NOT granted AND relation = 'applications'::regclass`;
    await eventually(async () => (await forgotten.query(waits)).rowCount, 'a migration that waits');
    // It stands behind the migration.
    await withClient(url, async (reader) => {
      await reader.query('SET statement_timeout = 20000');
      await expect(reader.query('SELECT FROM applications LIMIT 1')).resolves.toMatchObject({ rowCount: 0 });
    });
    await forgotten.query('COMMIT');
    expect(await migrating).toEqual(['WidensApplications1999999999999']);
  });
});
