import { test } from 'node:test';
import { isLongForm } from '../support/journeys/extent.ts';
import { fakeClock, hasFakedClock } from '../support/system/promise/faked-clock.ts';
import { keepPromise } from '../support/system/promise/keep-promise.ts';
import { hasRedis } from '../support/system/queue-server.ts';

const withoutClock = isLongForm && hasFakedClock ? false : 'it needs libfaketime, in the long form';
const withoutRedis = hasRedis() ? false : 'there is no redis-server on this machine';

for (const [queue, skip] of [
  ['postgres', withoutClock],
  ['redis', withoutClock || withoutRedis],
] as const)
  test(
    `no acknowledged submission is lost while the clocks of API and worker jump, with the queue in ${queue}`,
    { skip },
    async () => {
      const { environment, jumps, forget } = fakeClock();
      try {
        await keepPromise(queue, [{ met: (_troubles, { api }) => jumps(api), forEach: 6 }], { environment });
      } finally {
        forget();
      }
    },
  );
