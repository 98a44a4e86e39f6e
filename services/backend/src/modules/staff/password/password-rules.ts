import { ValidationFailed } from '../../../platform/http/errors/http.errors';
import { guessableParts } from './common-passwords';

const SHORTEST_PASSWORD = 15;
export const LONGEST_PASSWORD = 256;

/** So many characters must be left when common words, runs and repetitions are taken away. */
const LEAST_UNKNOWN = 8;

const runs = ['0123456789', '9876543210', 'abcdefghijklmnopqrstuvwxyz', 'zyxwvutsrqponmlkjihgfedcba'].map((run) =>
  run.repeat(Math.ceil(LONGEST_PASSWORD / run.length) + 1),
);

interface Person {
  name: string;
  email: string;
}

/** @returns why the password cannot be taken, or nothing. No rule asks for kinds of characters: length and luck count. */
export function findPasswordFault(password: string, person: Person): string | undefined {
  const length = [...password].length;
  if (length < SHORTEST_PASSWORD) return `must have at least ${SHORTEST_PASSWORD} characters`;
  if (length > LONGEST_PASSWORD) return `must have at most ${LONGEST_PASSWORD} characters`;
  const plain = password.toLowerCase().normalize('NFKC');
  if (personalParts(person).some((part) => plain.includes(part)))
    return 'must not contain the name or the e-mail address';
  if (countUnknown(plain) < LEAST_UNKNOWN)
    return 'is too easy to guess: it is made of common words, runs or repetitions';
  return undefined;
}

function personalParts({ name, email }: Person): string[] {
  const lower = email.toLowerCase();
  const parts = [lower, lower.split('@')[0] ?? '', ...name.toLowerCase().normalize('NFKC').split(/\s+/)];
  return parts.filter((part) => part.length >= 4);
}

/** Counts the characters that are left when well-known parts, runs and repetitions are taken away. */
function countUnknown(plain: string): number {
  let rest = plain.replace(/[\s._-]+/g, '');
  for (const part of guessableParts) rest = rest.replaceAll(part, '');
  rest = rest.replace(/(?:19|20)\d\d/g, '').replace(/[a-z]{4,}|\d{3,}/g, withoutRun);
  return rest.replace(/(.{1,8}?)\1+/gu, '$1').length;
}

const withoutRun = (piece: string) => (runs.some((run) => run.includes(piece)) ? '' : piece);

/** @throws ValidationFailed that tells why a password cannot be taken. */
export function demandGoodPassword(password: string, person: { name: string; email: string }): void {
  const fault = findPasswordFault(password, person);
  if (fault) throw new ValidationFailed({ password: `The password ${fault}.` });
}
