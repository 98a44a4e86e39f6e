/**
 * Its clock is a false one, which only modules of its own can see.
 *
 * @jest-environment node
 */
import fc from 'fast-check';
import { PoolShare, sharesOf } from './pool-share';
import { statement } from './statement';

const look = statement('test.look', 'SELECT 1');

/** A database whose statements end when they are told to, and the milliseconds that each may wait for a lock. */
function slowDatabase() {
  const timeouts: number[] = [];
  const ends: (() => void)[] = [];
  const within = (timeLeft: () => number) => ({
    query: <Row>() => {
      timeouts.push(timeLeft());
      return new Promise<Row[]>((resolve) => ends.push(() => resolve([])));
    },
  });
  return { timeouts, ends, database: { within } };
}

async function settled(): Promise<void> {
  for (let moment = 0; moment < 4; moment++) await Promise.resolve();
}

describe('The shares of a pool', () => {
  it('leave two connections to everybody else, however large the pool is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 6, max: 100 }), (size) => {
        const { grouped, single } = sharesOf(size);
        expect(Math.min(grouped, single)).toBeGreaterThanOrEqual(1);
        expect(3 * grouped + single).toBe(size - 2);
      }),
    );
    expect(sharesOf(14)).toEqual({ grouped: 2, single: 6 });
  });
});

describe('A share of the pool', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('has no more statements under way than it has places, and takes the others in their order', async () => {
    const { database, ends, timeouts } = slowDatabase();
    const sql = new PoolShare(database, 2).begin();
    const reads = [1, 2, 3, 4].map(() => sql.query(look));
    await settled();
    expect(timeouts).toHaveLength(2);
    ends[0]!();
    await reads[0];
    await settled();
    expect(timeouts).toHaveLength(3);
    for (const at of [1, 2]) ends[at]!();
    await Promise.all(reads.slice(0, 3));
    await settled();
    ends[3]!();
    await reads[3];
  });

  it('lets a submission wait 2.7 seconds in all, for a place and then for a lock', async () => {
    const { database, ends, timeouts } = slowDatabase();
    const share = new PoolShare(database, 1);
    const first = share.begin().query(look);
    const second = share.begin().query(look);
    const third = share
      .begin()
      .query(look)
      .catch((error: unknown) => error);
    await settled();
    jest.advanceTimersByTime(2_000);
    ends[0]!();
    await first;
    await settled();
    expect(timeouts).toEqual([2_700, 700]);
    jest.advanceTimersByTime(700);
    expect(await third).toMatchObject({ code: 'unavailable', statusCode: 503 });
    ends[1]!();
    await second;
    await expect(share.take(performance.now())).resolves.toBeDefined();
  });

  it('counts all statements of a submission against one timeout', async () => {
    const { database, ends, timeouts } = slowDatabase();
    const sql = new PoolShare(database, 1).begin();
    const first = sql.query(look);
    await settled();
    jest.advanceTimersByTime(1_500);
    ends[0]!();
    await first;
    void sql.query(look);
    await settled();
    expect(timeouts).toEqual([2_700, 1_200]);
  });
});
