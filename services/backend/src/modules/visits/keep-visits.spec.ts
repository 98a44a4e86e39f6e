import type { Visit } from './parse-visit';
import { most, MOST_SLUGS, VisitSums } from './keep-visits';

const visit = (more: Partial<Visit> = {}): Visit => ({ path: '/', slug: '', host: '', device: 'computer', ...more });

describe('sums of visits', () => {
  it('are taken once', () => {
    const sums = new VisitSums();
    sums.add('2026-11-23', visit());
    sums.add('2026-11-23', visit());
    sums.add('2026-11-23', visit({ device: 'phone' }), 3);
    expect(sums.take()).toEqual([
      { day: '2026-11-23', ...visit(), count: 2 },
      { day: '2026-11-23', ...visit({ device: 'phone' }), count: 3 },
    ]);
    expect(sums.take()).toEqual([]);
  });

  it('keep a day to so many hosts and pages, also with those from before the start', () => {
    const sums = new VisitSums();
    const before = Array.from({ length: most.host - 10 }, (_, at) => `before-${at}.example`);
    sums.know('2026-11-23', { host: before, path: [] });
    for (let at = 0; at < 5_000; at += 1) sums.add('2026-11-23', visit({ host: `h${at}.example`, path: `/p${at}` }));
    sums.add('2026-11-23', visit({ host: 'before-3.example' }));
    const visitSums = sums.take();
    expect(new Set(visitSums.map(({ host }) => host)).size).toBe(10 + 1 + 1);
    expect(new Set(visitSums.map(({ path }) => path)).size).toBe(most.path + 1);
    expect(visitSums.reduce((sum, { count }) => sum + count, 0)).toBe(5_001);
    expect(visitSums.map(({ host }) => host)).toContain('before-3.example');
    sums.add('2026-11-24', visit({ host: 'new.example' }));
    expect(sums.take()[0]?.host).toBe('new.example');
  });

  it('remember so many slugs between two takes, and count the visits of the rest without one', () => {
    const sums = new VisitSums();
    for (let at = 0; at < MOST_SLUGS + 5; at += 1) sums.add('2026-11-23', visit({ slug: `made-up-${at}` }));
    const taken = sums.take();
    expect(taken).toHaveLength(MOST_SLUGS + 1);
    expect(taken.find(({ slug }) => slug === '')?.count).toBe(5);
    sums.add('2026-11-23', visit({ slug: 'cook' }));
    expect(sums.take()[0]?.slug).toBe('cook');
  });
});
