import { SUBNET_MULTIPLE, RateLimits, TooManyRequests } from './rate-limits';

const LIMIT = 5;
const limitsOf = () => new RateLimits({ note: LIMIT, wish: LIMIT, free: 0 });
const passes = (limits: RateLimits, ip: string, now = 0, rule = 'note') => {
  try {
    void limits.take(rule, ip, now);
    return true;
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error;
    return false;
  }
};
const times = (count: number, act: (at: number) => boolean) => Array.from({ length: count }, (_, at) => act(at));
const passed = (answers: boolean[]) => answers.filter(Boolean).length;

describe('a rate limit', () => {
  it('stops an address after its number and lets it in again a minute after it began', () => {
    const limits = limitsOf();
    expect(passed(times(200, (at) => passes(limits, '203.0.113.7', at)))).toBe(LIMIT);
    expect(passes(limits, '203.0.113.7', 59_999)).toBe(false);
    expect(passes(limits, '203.0.113.7', 60_000)).toBe(true);
  });

  it('says in whole seconds how long to wait', () => {
    const limits = limitsOf();
    times(LIMIT, () => passes(limits, '203.0.113.7', 1_000));
    const wait = (now: number) => {
      try {
        void limits.take('note', '203.0.113.7', now);
      } catch (error) {
        return (error as TooManyRequests).headers['Retry-After'];
      }
      return undefined;
    };
    expect([wait(1_000), wait(31_500), wait(60_999), wait(61_000)]).toEqual(['60', '30', '1', undefined]);
  });

  it('stops a /24 that spreads over its addresses, and nobody outside it', () => {
    const limits = limitsOf();
    expect(passed(times(200, (at) => passes(limits, `203.0.113.${at}`)))).toBe(LIMIT * SUBNET_MULTIPLE);
    expect(passes(limits, '203.0.114.1')).toBe(true);
  });

  it('counts an IPv6 /64 as one address and stops a /48 that spreads over its networks', () => {
    const limits = limitsOf();
    expect(passed(times(200, (at) => passes(limits, `2001:db8:1:1::${at.toString(16)}`)))).toBe(LIMIT);
    const spread = times(200, (at) => passes(limits, `2001:db8:1:${(at + 2).toString(16)}::1`));
    expect(passed(spread)).toBe(LIMIT * SUBNET_MULTIPLE - LIMIT);
    expect(passes(limits, '2001:db8:2::1')).toBe(true);
  });

  it('leaves the neighbours of one noisy address their share', () => {
    const limits = limitsOf();
    times(1_000, () => passes(limits, '203.0.113.7'));
    expect(passes(limits, '203.0.113.8')).toBe(true);
  });

  it('is counted for each thing by itself, and not at all at 0', () => {
    const limits = limitsOf();
    times(LIMIT, () => passes(limits, '203.0.113.7'));
    expect(passes(limits, '203.0.113.7', 0, 'wish')).toBe(true);
    expect(passed(times(1_000, () => passes(limits, '203.0.113.7', 0, 'free')))).toBe(1_000);
  });

  it('is refused as a fault of ours when nobody has set it', () => {
    expect(() => void limitsOf().take('unheard of', '203.0.113.7')).toThrow('unheard of');
  });
});
