import { test } from 'node:test';
import { isLongForm } from '../support/journeys/extent.ts';
import { fakeClock, hasFakedClock } from '../support/system/promise/faked-clock.ts';
import { keepPromise } from '../support/system/promise/keep-promise.ts';

const skip = isLongForm && hasFakedClock ? false : 'it needs libfaketime, in the long form';

test('no acknowledged submission is lost while the clocks of API and worker jump', { skip }, async () => {
  const { environment, jumps, forget } = fakeClock();
  try {
    await keepPromise('postgres', [{ met: (_troubles, { api }) => jumps(api), forEach: 6 }], { environment });
  } finally {
    forget();
  }
});
