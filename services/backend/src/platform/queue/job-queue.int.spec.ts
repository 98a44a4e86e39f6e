import { eventually } from '../../../test/eventually';
import { createLogger } from '../log/logger';
import { JobQueue, queueBackendFor } from './job-queue';

const lanes = { letters: { queue: 'letters', places: 1, jobs: ['letters.send'] } };
const envelope = { job: 'letters.send', eventId: 'a', subjectId: 'b' };

describe('a queue that is away', () => {
  it.each(['redis://127.0.0.1:1', 'postgres://nobody@127.0.0.1:1/none'])(
    'says so instead of waiting: %s',
    async (url) => {
      const queue = new JobQueue(queueBackendFor(url), lanes, createLogger('test', 'silent'));
      await expect(queue.add(envelope)).rejects.toHaveProperty('message');
      await expect(queue.add(envelope)).rejects.toHaveProperty('message');
      await queue.onApplicationShutdown();
    },
  );
});

describe('a queue on Redis', () => {
  const redis = process.env['TEST_REDIS_URL'];
  const test = redis ? it : it.skip;

  test('that runner and queue close one after the other keeps the process from ending no longer', async () => {
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    const before = timers();
    const backend = queueBackendFor(redis!);
    await backend.ready();
    await backend.close();
    await eventually(() => timers() <= before, 'the end of the connection');
    await backend.close();
    expect(timers()).toBeLessThanOrEqual(before);
  });
});
