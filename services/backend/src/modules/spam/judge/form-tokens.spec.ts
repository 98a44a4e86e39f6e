import fc from 'fast-check';
import { configFor } from '../../../../test/config-for';
import { FormTokens } from './judge-submission.use-case';

const tokens = new FormTokens(configFor({}));
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
