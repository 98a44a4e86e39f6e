import { createTestDatabase, type TestDatabase } from '../../test/databases';
import { withClient } from '../platform/database/client-with-error-listener';

/** By the formula of the PostgreSQL manual, 24.1.6: threshold + scale factor * rows, with the server's settings where a table has none. */
const DEAD_ROWS = `
  SELECT c.relname AS "table", r.rows::int AS "rows", (
      coalesce((SELECT option_value FROM pg_options_to_table(c.reloptions) WHERE option_name = 'autovacuum_vacuum_threshold'),
        current_setting('autovacuum_vacuum_threshold'))::float8
      + coalesce((SELECT option_value FROM pg_options_to_table(c.reloptions) WHERE option_name = 'autovacuum_vacuum_scale_factor'),
        current_setting('autovacuum_vacuum_scale_factor'))::float8 * r.rows)::int AS dead
  FROM (VALUES ('outbox'::regclass::oid, 2000000), ('outbox_jobs'::regclass, 5000000), ('resume_spool'::regclass, 5000),
    ((SELECT reltoastrelid FROM pg_class WHERE oid = 'resume_spool'::regclass), 12500000)) r (oid, rows)
  JOIN pg_class c USING (oid) ORDER BY rows`;

describe('The tables through which all work goes', () => {
  let database: TestDatabase;
  beforeAll(async () => void (database = await createTestDatabase()));
  afterAll(() => database.drop());

  it('are vacuumed after a number of dead rows that hardly grows with the years', async () => {
    const { rows } = await withClient(database.ownerUrl, (client) => client.query<{ dead: number }>(DEAD_ROWS));
    expect(rows.map(({ dead }) => dead)).toEqual([50, 21_000, 51_000, 10_000]);
  });
});
