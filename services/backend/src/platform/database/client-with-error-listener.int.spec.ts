import { setTimeout as pause } from 'node:timers/promises';
import { createTestDatabase } from '../../../test/databases';
import { ClientWithErrorListener } from './client-with-error-listener';
import { isDatabaseUnavailable } from './database-errors';

describe('A connection with a timeout of 200 ms for its queries', () => {
  it('outlives a longer rest between them and inside a transaction, and ends when an answer takes longer', async () => {
    const { url, drop } = await createTestDatabase();
    const client = new ClientWithErrorListener({ connectionString: url, query_timeout: 200 });
    await client.connect();
    try {
      await client.query('SELECT 1');
      await pause(300);
      expect((await client.query('SELECT 2 AS two')).rows).toEqual([{ two: 2 }]);
      await client.query('BEGIN');
      await pause(300);
      await client.query('COMMIT');
      const error: unknown = await client.query('SELECT pg_sleep(5)').catch((failure: unknown) => failure);
      expect(isDatabaseUnavailable(error)).toBe(true);
      await expect(client.query('SELECT 3')).rejects.toHaveProperty('message');
    } finally {
      await client.end();
      await drop();
    }
  });
});
