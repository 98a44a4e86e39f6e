import { createHash, randomInt } from 'node:crypto';

const COUNT = 10;
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const group = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Ten codes of 74 bits each: too much chance for guessing, so that a plain hash of them is enough. */
export const makeRecoveryCodes = () => Array.from({ length: COUNT }, () => [group(), group(), group()].join('-'));

/** As people type it: in any case, with or without the dashes. */
export const hashRecoveryCode = (code: string) =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[\s-]+/g, ''))
    .digest();
