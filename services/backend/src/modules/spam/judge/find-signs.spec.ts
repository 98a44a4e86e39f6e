import { findSigns } from './judge-submission.use-case';
import { standingFor } from './signs.facts';

const opened = Date.UTC(2026, 10, 21, 12);
const read = (token: string) => (token === 'ours' ? opened : null);
const after = (ms: number) => findSigns({ form_token: 'ours' }, read, opened + ms);

describe('a submission', () => {
  it('is clear without any of the fields about its sending, or with empty ones', () => {
    expect(findSigns({}, read, opened)).toEqual([]);
    expect(findSigns({ further_topic: ' ', form_token: '' }, read, opened)).toEqual([]);
  });

  it('is held when the field that nobody sees is filled', () => {
    expect(findSigns({ further_topic: 'Offers' }, read, opened)).toEqual(['honeypot']);
    expect(findSigns({ fax_number: '555 0100' }, read, opened)).toEqual(['honeypot']);
    expect(findSigns({ further_topic: '', fax_number: '555 0100' }, read, opened)).toEqual(['honeypot']);
  });

  it('is held when it comes faster than anybody types, or from a form that was opened the day before', () => {
    expect([after(0), after(200), after(1_999)]).toEqual([['too-fast'], ['too-fast'], ['too-fast']]);
    expect([after(2_000), after(24 * 3_600_000)]).toEqual([[], []]);
    expect(after(25 * 3_600_000)).toEqual(['token-expired']);
  });

  it('is clear when another process with a clock that is up to 30 seconds ahead has noted the opening', () => {
    expect([after(-1), after(-20_000), after(-30_000)]).toEqual([[], [], []]);
    expect(after(-30_001)).toEqual(['too-fast']);
  });

  it('names every sign that there is', () => {
    const reasons = findSigns({ further_topic: 'x', form_token: 'unknown' }, read, opened);
    expect(reasons).toEqual(['honeypot', 'token-unknown']);
  });

  it('is not held for a token that nobody knows alone, and for every other sign', () => {
    expect([standingFor([]), standingFor(['token-unknown'])]).toEqual(['clear', 'clear']);
    for (const sign of ['honeypot', 'too-fast', 'token-expired'] as const) {
      expect(standingFor([sign])).toBe('held');
      expect(standingFor(['token-unknown', sign])).toBe('held');
    }
  });
});
