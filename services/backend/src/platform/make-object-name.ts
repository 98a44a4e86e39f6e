import { randomInt } from 'node:crypto';

/** One draw holds up to nine characters: `randomInt` goes to 2 ** 48. */
const draw = (length: number) =>
  randomInt(36 ** length)
    .toString(36)
    .padStart(length, '0');

/** A name in storage that nobody can guess: 26 random digits and small letters (134 bits). */
export const makeObjectName = () => [9, 9, 8].map(draw).join('');
