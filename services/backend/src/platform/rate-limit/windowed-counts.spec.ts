import fc from 'fast-check';
import { WindowedCounts } from './windowed-counts';

describe('counts in windows', () => {
  it('begin anew when the window of their key has ended, each for itself', () => {
    const counts = new WindowedCounts(1000);
    expect([counts.add('a', 0).count, counts.add('a', 999).count, counts.add('b', 999).count]).toEqual([1, 2, 1]);
    expect(counts.look('a', 1000)).toBeUndefined();
    expect([counts.add('a', 1000).count, counts.add('b', 1000).count]).toEqual([1, 2]);
    expect(counts.look('a', 1999)).toEqual({ count: 1, endsAt: 2000 });
  });

  it('are what somebody would count who never forgets', () => {
    const steps = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.nat(700)), { maxLength: 100 });
    fc.assert(
      fc.property(steps, (moves) => {
        const counts = new WindowedCounts(1000);
        const model = new Map<string, { count: number; endsAt: number }>();
        let now = 0;
        for (const [key, pause] of moves) {
          now += pause;
          const before = model.get(key);
          const after =
            before && before.endsAt > now ? { ...before, count: before.count + 1 } : { count: 1, endsAt: now + 1000 };
          model.set(key, after);
          expect(counts.add(key, now)).toEqual(after);
        }
      }),
    );
  });

  it('forget keys whose window has ended, without being asked for them', () => {
    const counts = new WindowedCounts(1000);
    for (let now = 0; now < 10_000; now += 1) counts.add(String(now), now);
    expect(counts.size).toBeLessThanOrEqual(2000);
  });

  it('never hold more keys than they may, and forget the oldest first', () => {
    const counts = new WindowedCounts(1000, 10);
    for (let key = 0; key < 10_000; key += 1) counts.add(String(key), 0);
    expect(counts.size).toBeLessThanOrEqual(10);
    expect(counts.look('9995', 0)?.count).toBe(1);
    expect(counts.look('9989', 0)).toBeUndefined();
  });
});
