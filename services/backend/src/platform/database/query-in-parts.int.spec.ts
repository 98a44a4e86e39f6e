import { DataSource } from 'typeorm';
import { configFor } from '../../../test/config-for';
import { createTestDatabase } from '../../../test/databases';
import { ByteParts } from '../byte-parts';
import { dataSourceOptions } from './data-source-options';
import { Database } from './database';
import { statement } from './statement';

const echo = statement('test.echo', 'SELECT $1::text AS name, $2::int AS number, $3::bytea AS bytes');

interface Echo {
  name: string | null;
  number: number;
  bytes: Buffer;
}
const divide = statement('test.divide', 'SELECT $1::int / octet_length($2::bytea) AS share');
const large = Buffer.from(Array.from({ length: 1_000_003 }, (_, at) => (at * 7) % 253));
const pieces = (bytes: Buffer) =>
  ByteParts.of(bytes.subarray(0, 5), bytes.subarray(5, 70_000), bytes.subarray(70_000, 70_001), bytes.subarray(70_001));

describe('a query whose last value is sent in parts', () => {
  let drop: () => Promise<void>;
  let dataSource: DataSource;
  let database: Database;
  beforeAll(async () => {
    const made = await createTestDatabase();
    drop = made.drop;
    const config = configFor({ DATABASE_URL: made.url, DATABASE_POOL_SIZE: '6' });
    dataSource = await new DataSource(dataSourceOptions(config)).initialize();
    database = new Database(dataSource);
  });
  afterAll(async () => {
    await dataSource.destroy();
    await drop();
  });

  // Jest compares buffers byte by byte, which takes seconds for a megabyte.
  const expectEcho = ([row]: Echo[], name: string | null, bytes: Buffer) => {
    expect(row).toMatchObject({ name, number: 7 });
    expect(row?.bytes.equals(bytes)).toBe(true);
  };

  it.each([0, 1, 2_000, large.length])('reaches Postgres as it is: %d bytes, every time', async (length) => {
    const bytes = large.subarray(0, length);
    for (const name of ['Zoë', null])
      expectEcho(await database.query<Echo>(echo, [name, 7, pieces(bytes)]), name, bytes);
  });

  it('gives the same as a query with the bytes in one', async () => {
    for (const bytes of [large, pieces(large)])
      expectEcho(await database.query<Echo>(echo, ['a', 7, bytes]), 'a', large);
  });

  it('is part of the transaction that it is asked in', async () => {
    expectEcho(await database.transaction((tx) => tx.query<Echo>(echo, ['b', 7, pieces(large)])), 'b', large);
  });

  it('that fails leaves its connection usable', async () => {
    await expect(database.query(divide, [1, new ByteParts()])).rejects.toMatchObject({ code: '22012' });
    expect(await database.query(divide, [8, pieces(large.subarray(0, 4))])).toEqual([{ share: 2 }]);
  });
});
