import { DataSource } from 'typeorm';
import { configFor } from '../../../test/config-for';
import { createTestDatabase } from '../../../test/databases';
import { dataSourceOptions } from './data-source-options';
import { Database } from './database';
import { statement } from './statement';

const whoAmI = statement('test.who-am-i', 'SELECT pg_backend_pid() AS pid');
const terminate = statement('test.terminate', 'SELECT pg_terminate_backend($1)');
const pause = statement('test.pause', 'SELECT pg_sleep(0.2)');

describe('a connection that is lost inside a transaction', () => {
  it('fails that transaction and nothing else', async () => {
    const { url, drop } = await createTestDatabase();
    const dataSource = await new DataSource(dataSourceOptions(configFor({ DATABASE_URL: url }))).initialize();
    const database = new Database(dataSource);
    try {
      const lost = database.transaction(async (tx) => {
        const [me] = await tx.query<{ pid: number }>(whoAmI);
        await database.query(terminate, [me?.pid]);
        await database.query(pause);
        await tx.query(whoAmI);
      });
      await expect(lost).rejects.toHaveProperty('message');
      expect(await database.query(whoAmI)).toHaveLength(1);
    } finally {
      await dataSource.destroy();
      await drop();
    }
  });
});
