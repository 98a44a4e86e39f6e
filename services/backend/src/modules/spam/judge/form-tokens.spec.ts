import fc from 'fast-check';
import { baseSettings, configFor } from '../../../../test/config-for';
import { FormTokens } from './form-tokens';

const tokens = new FormTokens(configFor({}));
const DAY_MS = 86_400_000;
const noon = Date.UTC(2026, 10, 21, 12);

describe('a form token', () => {
  it('tells when it was given out, to every process with the same secret', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 8.64e15 / 1000 }), (now) => {
        expect(new FormTokens(configFor({})).read(tokens.issue(now))).toBe(now);
      }),
      { numRuns: 200 },
    );
  });

  it('means nothing under another secret', () => {
    const others = new FormTokens(configFor({ SESSION_SECRET: 'another-k2m5v8x1c4n7b0q3w6e9r2t5' }));
    expect(tokens.read(others.issue(noon))).toBeNull();
  });

  it('row 206: of the previous secret is read for a day after the start of the process, and no longer', () => {
    const { SESSION_SECRET: before } = baseSettings;
    const after = 'another-k2m5v8x1c4n7b0q3w6e9r2t5';
    const rotated = new FormTokens(configFor({ SESSION_SECRET: after, SESSION_SECRET_PREVIOUS: before }));
    const withoutPrevious = new FormTokens(configFor({ SESSION_SECRET: after }));
    expect([0, DAY_MS - 1].map((upMs) => rotated.read(tokens.issue(noon), upMs))).toEqual([noon, noon]);
    expect(rotated.read(tokens.issue(noon), DAY_MS)).toBeNull();
    expect(withoutPrevious.read(tokens.issue(noon), 0)).toBeNull();
    for (const upMs of [0, 30 * DAY_MS]) expect(rotated.read(rotated.issue(noon), upMs)).toBe(noon);
    expect(withoutPrevious.read(rotated.issue(noon))).toBe(noon);
  });

  it('means nothing when any character of it is another one', () => {
    const token = tokens.issue(noon);
    for (let at = 0; at < token.length; at += 1) {
      const other = token[at] === 'a' ? 'b' : 'a';
      expect(tokens.read(token.slice(0, at) + other + token.slice(at + 1))).toBeNull();
    }
  });

  it('is never found in what anybody could make up, and reading it never fails', () => {
    const almost = fc
      .tuple(fc.integer({ min: 0 }), fc.base64String({ minLength: 44, maxLength: 44 }))
      .map(([start, bytes]) => `${start.toString(36)}.${bytes.slice(0, 43).replace(/[+/]/g, '_')}`);
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), almost), (text) => {
        expect(tokens.read(text)).toBeNull();
      }),
      { numRuns: 2_000 },
    );
  });
});
