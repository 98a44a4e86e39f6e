import { Database } from '../database/database';
import { openSharedStore } from './rate-limit.guard';

const postgres = 'postgres://127.0.0.1:1/none';
const open = (QUEUE_URL: string, SHARED_LIMITS: 'redis' | 'postgres' | 'off') =>
  openSharedStore({ QUEUE_URL, SHARED_LIMITS }, Object.create(Database.prototype) as Database);

describe('where API processes count together', () => {
  it.each([
    ['Redis', 'redis://127.0.0.1:1', 'redis'],
    ['Postgres', postgres, 'postgres'],
    [undefined, 'redis://127.0.0.1:1', 'off'],
  ] as const)('is %s with the queue at %s and the setting %s', async (name, queueUrl, setting) => {
    const store = await open(queueUrl, setting);
    await store?.close();
    expect(store?.name).toBe(name);
  });

  it('cannot be a Redis that is not there', async () => {
    await expect(open(postgres, 'redis')).rejects.toThrow('QUEUE_URL leads to no Redis');
  });
});
