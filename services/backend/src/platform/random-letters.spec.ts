import { makeReference } from './random-letters';

describe('A reference', () => {
  it('has two groups of four characters that cannot be misread, and does not come twice', () => {
    const references = Array.from({ length: 5_000 }, makeReference);
    for (const reference of references) expect(reference).toMatch(/^FD-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(new Set(references).size).toBe(5_000);
  });
});
