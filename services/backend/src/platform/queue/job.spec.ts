import { NotNow, retryDelay } from './job';

describe('the delay before a retry', () => {
  it('doubles from one second to one minute', () => {
    expect([1, 2, 3, 6, 7, 50, 100_000].map((attempts) => retryDelay(attempts, undefined, 0))).toEqual([
      1_000, 2_000, 4_000, 32_000, 60_000, 60_000, 60_000,
    ]);
  });

  it('is spread by a fifth at most', () => {
    expect(retryDelay(7, new Error('refused'), 1)).toBe(48_000);
  });

  it('is what a job says that comes before its time, and never less', () => {
    expect([0, 1].map((random) => retryDelay(7, new NotNow('in a minute', 60_000), random))).toEqual([60_000, 72_000]);
  });

  it('stays short for what only came at a bad moment', () => {
    expect([1, 7, 50].map((attempts) => retryDelay(attempts, new NotNow('busy'), 0))).toEqual([2_000, 2_000, 2_000]);
  });
});
