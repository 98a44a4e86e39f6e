import { startApi, type TestApi } from '../../test/start-api';

describe('Kept answers', () => {
  let api: TestApi;
  beforeAll(async () => (api = await startApi()));
  afterAll(() => api.stop());

  it.each([
    ['an erasure forgets them', `DELETE FROM idempotency_keys WHERE answer->>'reference' = ANY('{FD-1,FD-2}'::text[])`],
    [
      'an erasure counts them',
      `SELECT count(*) FROM idempotency_keys WHERE answer->>'reference' IN (SELECT reference FROM applications)`,
    ],
  ])('are found by their reference without reading all of them when %s', async (_when, sql) => {
    await api.sql('TRUNCATE idempotency_keys');
    await api.sql(
      `INSERT INTO idempotency_keys (scope, key_hash, fingerprint, answer)
       SELECT 'application', sha256(n::text::bytea), sha256(n::text::bytea), json_build_object('reference', 'FD-' || n)
       FROM generate_series(1, 20000) n`,
    );
    await api.sql('ANALYZE idempotency_keys, applications');
    const plan = await api.sql(`EXPLAIN ${sql}`);
    expect(JSON.stringify(plan)).toContain('idempotency_keys_by_reference');
  });
});
