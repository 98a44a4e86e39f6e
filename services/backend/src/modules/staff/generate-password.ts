import { randomInt } from 'node:crypto';

/** Without the letters and digits that are taken for one another when read out or copied by hand. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Four groups of five, about 99 bits of chance. */
export const generatePassword = () => Array.from({ length: 4 }, () => randomGroup(5)).join('-');

const randomGroup = (length: number) => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
