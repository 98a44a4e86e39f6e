import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { migrations } from '../../src/migrations';
import { runMigrations } from '../../src/platform/database/owner/run-migrations';
import { configFor } from '../config-for';
import { dropDatabase, inServer, templateUrl } from '../databases';
import { postApplication } from '../post-application';
import { startApi } from '../start-api';

class BreaksHalfWay1999999999999 implements MigrationInterface {
  name = 'BreaksHalfWay1999999999999';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE applications ADD COLUMN half text');
    await runner.query('CREATE TABLE half (id int)');
    await runner.query('SELECT 1 / 0');
  }
  async down(): Promise<void> {}
}

class AddsWhatIsNew1999999999999 implements MigrationInterface {
  name = 'AddsWhatIsNew1999999999999';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE applications ADD COLUMN newer text NOT NULL DEFAULT 'x'`);
  }
  async down(): Promise<void> {}
}

async function within<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

describe('fault 96: a migration', () => {
  const name = `h_${randomBytes(6).toString('hex')}`;
  const url = Object.assign(new URL(templateUrl()), { pathname: `/${name}` }).toString();
  beforeAll(() => inServer(`CREATE DATABASE ${name}`));
  afterAll(() => dropDatabase(name));
  const config = configFor({ DATABASE_URL: url });
  const traces = () =>
    within(url, async (client) => {
      const { rows } = await client.query(
        `SELECT to_regclass('half') AS made, (SELECT count(*)::int FROM migrations) AS done,
                EXISTS (SELECT FROM pg_attribute WHERE attrelid = 'applications'::regclass AND attname = 'half') AS added`,
      );
      return rows[0] as object;
    });

  it('that fails half-way leaves nothing of itself, those before it stay, and a mended one goes on from there', async () => {
    const broken = runMigrations(config, [...migrations, BreaksHalfWay1999999999999]);
    await expect(broken).rejects.toThrow('division by zero');
    expect(await traces()).toEqual({ made: null, added: false, done: migrations.length });
    expect(await runMigrations(config, [...migrations, AddsWhatIsNew1999999999999])).toEqual([
      'AddsWhatIsNew1999999999999',
    ]);
  });

  it('that adds what an older version does not know lets that version serve on', async () => {
    const api = await startApi();
    await postApplication(api.url).expect(201);
    await api.sql(`ALTER TABLE applications ADD COLUMN newer text NOT NULL DEFAULT 'x'`);
    await api.sql('CREATE TABLE brand_new (id int)');
    await postApplication(api.url, { key: 'a-key-of-its-own-0001' }).expect(201);
    await api.stop();
  });
});
