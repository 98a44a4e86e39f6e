import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import type { Database } from './database';
import { DatabaseClock } from './database-clock';

/** Answers as a Postgres does whose clock is `aheadMs` ahead, after `delayMs` of which the way back takes all. */
function answering(clock: { aheadMs: number; delayMs: number }): Database {
  const query = async () => {
    const ms = performance.timeOrigin + performance.now() + clock.aheadMs;
    if (clock.delayMs > 0) await sleep(clock.delayMs);
    return [{ ms }];
  };
  return { query } as unknown as Database;
}

const offBy = (clock: DatabaseClock) => clock.now() - (performance.timeOrigin + performance.now());

describe('The clock of the database', () => {
  it('is not made worse by an answer that was long on its way', async () => {
    const server = { aheadMs: 5_000, delayMs: 0 };
    const clock = new DatabaseClock(answering(server), pino({ enabled: false }));
    await clock.sync();
    server.delayMs = 300;
    await clock.sync();
    expect(Math.abs(offBy(clock) - 5_000)).toBeLessThan(50);
  });

  it('follows when it was set, also by an answer that was long on its way', async () => {
    const server = { aheadMs: 5_000, delayMs: 0 };
    const clock = new DatabaseClock(answering(server), pino({ enabled: false }));
    await clock.sync();
    Object.assign(server, { aheadMs: -20_000, delayMs: 100 });
    await clock.sync();
    expect(Math.abs(offBy(clock) + 20_000)).toBeLessThan(150);
  });
});
