import { randomFillSync } from 'node:crypto';

/** Crockford's base 32 (https://www.crockford.com/base32.html): no I, L, O or U, so that it survives a telephone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LETTERS = 8;

/** Random bytes are drawn for many references at once: a call into the system for each is felt on the busiest calls. */
const pool = Buffer.alloc(LETTERS * 256);
let used = pool.length;

/** A new reference such as FD-7K3M-2QXW: 40 random bits, which say nothing about how many came before. */
export function makeReference(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  let text = 'FD-';
  for (let letter = 0; letter < LETTERS; letter++) {
    if (letter === LETTERS / 2) text += '-';
    text += alphabet[pool.readUInt8(used++) & 31];
  }
  return text;
}
