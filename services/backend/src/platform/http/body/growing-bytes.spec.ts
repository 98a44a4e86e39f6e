import { GrowingBytes } from './collect-body';

const numbered = (length: number) => Buffer.from(Array.from({ length }, (_, at) => at % 251));

/** Adds bytes in pieces of these lengths, over and over. */
function addInPieces(bytes: Buffer, lengths: number[], body = new GrowingBytes()): GrowingBytes {
  for (let at = 0, turn = 0; at < bytes.length; turn++) {
    const next = at + (lengths[turn % lengths.length] as number);
    body.add(bytes.subarray(at, next));
    at = next;
  }
  return body;
}

describe('The bytes of a body', () => {
  it.each([
    ['large ones', [60_000]],
    ['small ones', [700]],
    ['single bytes', [1]],
    ['large and small ones', [5_000, 3, 2, 9_000, 4_095, 1]],
  ])('are those that came, in pieces of any size: %s', (_, lengths) => {
    const bytes = numbered(150_001);
    const sent = Buffer.from(bytes);
    expect(addInPieces(bytes, lengths).bytes.equals(sent)).toBe(true);
    // The pieces belong to the connection.
    expect(bytes.equals(sent)).toBe(true);
  });

  it('take no more than twice their memory when they come one by one', () => {
    const { bytes } = addInPieces(numbered(150_000), [1]);
    expect(bytes.buffer.byteLength).toBeLessThanOrEqual(2 * 150_000);
  });

  it('are not copied when they come as one piece', () => {
    const bytes = numbered(100_000);
    expect(addInPieces(bytes, [100_000]).bytes.buffer).toBe(bytes.buffer);
  });

  it('are moved once where their length was announced', () => {
    const bytes = numbered(200_000);
    const body = addInPieces(bytes.subarray(0, 120_000), [60_000], new GrowingBytes(bytes.length));
    const { buffer } = body.bytes;
    const whole = addInPieces(bytes.subarray(120_000), [60_000], body).bytes;
    expect(whole.equals(bytes)).toBe(true);
    expect(whole.buffer).toBe(buffer);
    expect(buffer.byteLength).toBe(bytes.length);
  });

  it('take no more than four times their memory, however many were announced', () => {
    const { bytes } = addInPieces(numbered(150_000), [50_000], new GrowingBytes(5_000_000));
    expect(bytes.buffer.byteLength).toBeLessThanOrEqual(4 * 150_000);
  });

  it('are as many as came, not as many as were announced', () => {
    const bytes = numbered(150_000);
    expect(addInPieces(bytes, [50_000], new GrowingBytes(60_000)).bytes.equals(bytes)).toBe(true);
  });

  it('are none without a piece', () => {
    expect(new GrowingBytes().bytes.length).toBe(0);
  });
});
