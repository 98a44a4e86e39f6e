import pino from 'pino';
import { eventually } from '../../../test/eventually';
import { startOwnRedis } from '../../../test/start-own-redis';
import { queueBackendFor } from './job-queue';
import { RefuseEviction } from './refuse-eviction';

const withRedis = process.env['TEST_REDIS_URL'] ? describe : describe.skip;

withRedis('fault 233: a Redis that may throw jobs away', () => {
  let redis: Awaited<ReturnType<typeof startOwnRedis>>;
  beforeAll(async () => void (redis = await startOwnRedis()));
  afterAll(() => redis.stop());

  /** What a worker says at its start, by a Redis with this policy and this access. */
  async function start(policy: string, url = redis.url) {
    await redis.command('CONFIG', 'SET', 'maxmemory-policy', policy);
    const lines: string[] = [];
    const stream = { write: (line: string) => void lines.push((JSON.parse(line) as { msg: string }).msg) };
    const backend = queueBackendFor(url);
    const refuse = new RefuseEviction(backend, pino({ level: 'info' }, stream));
    const refusal = await refuse.onModuleInit().then(
      () => null,
      (error: Error) => error.message,
    );
    refuse.onModuleDestroy();
    await backend.close();
    return { refusal, lines };
  }
  const userWith = async (name: string, ...rights: string[]) => {
    await redis.command('ACL', 'SETUSER', name, 'on', '>k2m5v8x1c4n7', '~*', '+@all', ...rights);
    return redis.url.replace('//', `//${name}:k2m5v8x1c4n7@`);
  };

  it.each(['allkeys-lru', 'volatile-ttl'])('is refused at the start, in words: %s', async (policy) => {
    const { refusal } = await start(policy);
    expect(refusal).toContain(`QUEUE_URL leads to a Redis that may throw jobs away when its memory is full`);
    expect(refusal).toContain(`its maxmemory-policy is ${policy} and must be noeviction`);
  });

  it('is refused, too, where CONFIG is forbidden', async () => {
    const { refusal } = await start('allkeys-lru', await userWith('hosted', '-config'));
    expect(refusal).toContain('its maxmemory-policy is allkeys-lru');
  });

  it('is only warned about where it does not say', async () => {
    const { refusal, lines } = await start('allkeys-lru', await userWith('silent', '-config', '-info'));
    expect(refusal).toBeNull();
    expect(lines).toEqual([expect.stringContaining('its maxmemory-policy must be noeviction')]);
  });

  it('is told from one that does not, and from one that is away', async () => {
    expect(await start('noeviction')).toEqual({ refusal: null, lines: [] });
    const away = await start('noeviction', 'redis://127.0.0.1:1');
    expect(away).toEqual({ refusal: null, lines: ['the queue could not be asked whether it throws jobs away'] });
  });

  it('raises an alarm when it becomes one later, until it is mended', async () => {
    await redis.command('CONFIG', 'SET', 'maxmemory-policy', 'noeviction');
    const lines: { alarm?: string; recovered?: string }[] = [];
    const stream = { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) };
    const backend = queueBackendFor(redis.url);
    const refuse = new RefuseEviction(backend, pino({ level: 'info' }, stream));
    refuse.lookEveryMs = 50;
    await refuse.onModuleInit();
    await redis.command('CONFIG', 'SET', 'maxmemory-policy', 'allkeys-lru');
    await eventually(() => lines.some(({ alarm }) => alarm === 'queue_evicts'), 'the alarm');
    await redis.command('CONFIG', 'SET', 'maxmemory-policy', 'noeviction');
    await eventually(() => lines.some(({ recovered }) => recovered === 'queue_evicts'), 'its end');
    expect(lines).toHaveLength(2);
    refuse.onModuleDestroy();
    await backend.close();
  });
});
