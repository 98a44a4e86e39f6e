import { createLogger } from '../log/logger';
import { JobQueue } from './job-queue';
import { queueBackendFor } from './queue-backend';

const envelope = { job: 'letters.send', eventId: 'a', subjectId: 'b' };

describe('a queue that is away', () => {
  it.each(['redis://127.0.0.1:1', 'postgres://nobody@127.0.0.1:1/none'])(
    'says so instead of waiting: %s',
    async (url) => {
      const queue = new JobQueue(queueBackendFor(url), createLogger('test', 'silent'));
      await expect(queue.add(envelope)).rejects.toHaveProperty('message');
      await expect(queue.add(envelope)).rejects.toHaveProperty('message');
      await queue.onApplicationShutdown();
    },
  );
});
