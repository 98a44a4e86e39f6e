import { makeObjectName } from './resumes.facts';

describe('A name in storage', () => {
  it('is 26 digits and small letters, each of them drawn', () => {
    const names = Array.from({ length: 2_000 }, makeObjectName);
    for (const name of names) expect(name).toMatch(/^[0-9a-z]{26}$/);
    for (let at = 0; at < 26; at += 1) expect(new Set(names.map((name) => name[at])).size).toBe(36);
  });
});
