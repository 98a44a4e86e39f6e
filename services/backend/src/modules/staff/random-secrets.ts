import { hash, randomInt } from 'node:crypto';

/** Without the letters and digits that are taken for one another when read out or copied by hand. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** So many groups of five, 24.8 bits of chance each. */
const randomGroups = (count: number) =>
  Array.from({ length: count }, () =>
    Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-');

/** Four groups, about 99 bits of chance. */
export const generatePassword = () => randomGroups(4);

/** Ten codes of 74 bits each: too much chance for guessing, so that a plain hash of them is enough. */
export const makeRecoveryCodes = () => Array.from({ length: 10 }, () => randomGroups(3));

/** As people type it: in any case, with or without the dashes. */
export const hashRecoveryCode = (code: string) => hash('sha256', code.toLowerCase().replace(/[\s-]+/g, ''), 'buffer');
