import { randomFillSync } from 'node:crypto';

/** Crockford's base 32 (https://www.crockford.com/base32.html): no I, L, O or U, so that it survives a telephone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Random bytes are drawn for many at once: a call into the system for each is felt on the busiest calls. */
const pool = Buffer.alloc(2048);
let used = pool.length;

export function randomLetters(count: number): string {
  if (used + count > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  let text = '';
  for (let letter = 0; letter < count; letter++) text += alphabet[pool.readUInt8(used++) & 31];
  return text;
}

/** A new reference such as FD-7K3M-2QXW: 40 random bits, which say nothing about how many came before. */
export const makeReference = (): string => `FD-${randomLetters(4)}-${randomLetters(4)}`;
