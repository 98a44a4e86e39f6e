import pino from 'pino';
import { configFor } from '../../../../test/config-for';
import { createApi } from '../../../create-api';
import { createWorker } from '../../../create-worker';
import { createTestDatabase, type TestDatabase } from '../../../../test/databases';
import { eventually } from '../../../../test/eventually';
import { withClient } from '../client-with-error-listener';
import { connectionsOf } from './connection-need';

const DATABASE_URL = 'postgres://frontdoor@db:5432/frontdoor';
const installed = { DATABASE_URL, DATABASE_POOL_SIZE: 14, QUEUE_URL: 'redis://queue:6379' };
const withQueue = { ...installed, QUEUE_URL: 'postgres://frontdoor@db:5432/queue' };

describe('The connections that processes need', () => {
  it('are those of their pools, listeners, periodic jobs, and of a queue on the same server', () => {
    expect(connectionsOf('api', withQueue)).toBe(15);
    expect(connectionsOf('worker', withQueue)).toBe(35);
    expect(connectionsOf('worker', installed)).toBe(16);
    expect(connectionsOf('worker', { ...withQueue, QUEUE_URL: 'postgres://frontdoor@other:5432/queue' })).toBe(16);
    expect(connectionsOf('api', { ...installed, DATABASE_POOL_SIZE: 6 })).toBe(7);
  });

  describe('are told at the start,', () => {
    const lines: { level: number; msg: string; needed: number; setting?: string; processes?: number }[] = [];
    const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
    const warnings = () =>
      lines.filter(({ msg }) => msg.startsWith('connections to Postgres')).map(({ level, msg }) => [level, msg]);
    const [INFO, WARN] = [30, 40];
    let database: TestDatabase;
    const open: { close: () => Promise<void> }[] = [];
    const config = () =>
      configFor({ DATABASE_URL: database.url, QUEUE_URL: database.url, WORKER_HEALTH_PORT: '0', LOG_LEVEL: 'info' });
    const limit = (most: number) =>
      withClient(database.ownerUrl, (owner) =>
        owner.query(`ALTER DATABASE ${new URL(database.ownerUrl).pathname.slice(1)} CONNECTION LIMIT ${most}`),
      );
    beforeAll(async () => {
      database = await createTestDatabase();
      // As a server with 100 has them, of which it keeps three.
      await limit(97);
    });
    afterAll(async () => {
      for (const process of open) await process.close();
      await database.drop();
    });

    it('with those of the other processes, and with a warning where they do not fit', async () => {
      const starts = [
        async () => (await createApi(config(), logger)).init(),
        () => createWorker(config(), logger),
        async () => (await createApi(config(), logger)).init(),
        () => createWorker(config(), logger),
      ];
      for (const [at, start] of starts.entries()) {
        open.push(await start());
        await eventually(() => warnings().length > at, 'the line about connections');
      }
      expect(warnings()).toEqual([
        [INFO, 'connections to Postgres: 1 process(es) need up to 15, 97 are offered'],
        [INFO, 'connections to Postgres: 2 process(es) need up to 50, 97 are offered'],
        [INFO, 'connections to Postgres: 3 process(es) need up to 65, 97 are offered'],
        [
          WARN,
          'connections to Postgres: 4 process(es) need up to 100, 97 are offered: raise max_connections, or lower DATABASE_POOL_SIZE',
        ],
      ]);
      const alone = lines.filter(({ setting }) => setting === 'SHARED_LIMITS');
      expect(alone.map(({ level, processes }) => [level, processes])).toEqual([[WARN, 2]]);
    });

    it('without a warning about limits where they are counted together', async () => {
      const before = lines.length;
      const api = await createApi({ ...config(), SHARED_LIMITS: 'postgres' }, logger);
      open.push(await api.init());
      await eventually(() => warnings().length > 4, 'the line about connections');
      expect(lines.slice(before).filter(({ setting }) => setting === 'SHARED_LIMITS')).toEqual([]);
    });
  });
});
