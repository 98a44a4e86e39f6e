import { ByteParts } from './collect-parts';

const numbered = (length: number) => Buffer.from(Array.from({ length }, (_, at) => at % 251));

/** Cuts bytes into pieces of these lengths, over and over. */
function cut(bytes: Buffer, ...lengths: number[]): ByteParts {
  const parts = new ByteParts();
  for (let at = 0, turn = 0; at < bytes.length; turn++) {
    const next = at + (lengths[turn % lengths.length] as number);
    parts.add(bytes.subarray(at, next));
    at = next;
  }
  return parts;
}

describe('bytes in parts', () => {
  it.each([
    ['large ones', [60_000]],
    ['small ones', [700]],
    ['single bytes', [1]],
    ['large and small ones', [5_000, 3, 2, 9_000, 4_095, 1]],
  ])('are the same joined: %s', (_, lengths) => {
    const bytes = numbered(150_001);
    const parts = cut(bytes, ...lengths);
    expect(parts.join().equals(bytes)).toBe(true);
    expect(parts.length).toBe(bytes.length);
  });

  it('are gathered where they are small, so that a file sent byte by byte takes no more memory than another', () => {
    expect(cut(numbered(150_000), 1).parts.length).toBeLessThan(12);
  });

  it('take no more memory than their own when they are one small piece, as the texts of a form are', () => {
    const texts = Array.from({ length: 1_000 }, () => cut(numbered(100), 100));
    const pools = new Set(texts.map((text) => text.join().buffer));
    const held = [...pools].reduce((sum, { byteLength }) => sum + byteLength, 0);
    expect(held).toBeLessThan(4 * 100 * texts.length + Buffer.poolSize);
  });

  it('are not copied where they are large', () => {
    const bytes = numbered(100_000);
    expect(cut(bytes, 50_000).parts.every(({ buffer }) => buffer === bytes.buffer)).toBe(true);
  });
});
