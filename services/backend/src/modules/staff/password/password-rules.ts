import { extname, join } from 'node:path';
import type { Frame } from '../../../platform/child/frame';
import { type ChildLimits, ChildFailed, runInChild } from '../../../platform/child/run-in-child';
import { Unavailable, ValidationFailed } from '../../../platform/http/errors/http.errors';
import { TurnLimit } from '../sign-in/turn-limit';
import type { Staff } from '../staff.repository';

export const SHORTEST_PASSWORD = 15;
export const LONGEST_PASSWORD = 256;

type Person = Pick<Staff, 'name' | 'email'>;

/** The same relative path holds in src and in dist. */
const script = join(__dirname, `../../../entrypoints/judge-password${extname(__filename)}`);
/** The lists take about 120 MB, and the slowest of 256 characters two seconds of a busy core. */
const limits: ChildLimits = { timeMs: 20_000, clockMs: 60_000, memoryMb: 320, outputBytes: 1_000 };
const turns = new TurnLimit(1, 8);

/** Why the password cannot be taken, if so. @throws Unavailable when too many ask at once, or there is no process to ask */
export async function findPasswordFault(password: string, person: Person): Promise<string | undefined> {
  const length = [...password].length;
  if (length < SHORTEST_PASSWORD) return `must have at least ${SHORTEST_PASSWORD} characters`;
  if (length > LONGEST_PASSWORD) return `must have at most ${LONGEST_PASSWORD} characters`;
  const plain = password.toLowerCase().normalize('NFKC');
  const name = person.name.toLowerCase().normalize('NFKC');
  const email = person.email.toLowerCase();
  const words = [email, email.split('@')[0] ?? '', ...name.split(/\s+/)];
  if (words.some((word) => word.length >= 4 && plain.includes(word)))
    return 'must not contain the name or the e-mail address';
  if (await isEasyToGuess(plain, words)) return 'is too easy to guess: it is made of common words, runs or repetitions';
  return undefined;
}

/** In a process of its own, because the lists would double the memory of this one and the search would hold up all others. */
async function isEasyToGuess(password: string, words: string[]): Promise<boolean> {
  const input = Buffer.from(JSON.stringify({ password, words }));
  let isEasy = true;
  const onFrame = async ({ head }: Frame) => void ({ isEasy } = head as { isEasy: boolean });
  try {
    await turns.take(() => runInChild({ script, args: [], input, limits, onFrame }));
    return isEasy;
  } catch (error) {
    if (error instanceof ChildFailed) throw new Unavailable('The password could not be checked. Please try again.');
    throw error;
  }
}

/** @throws ValidationFailed that tells why a password cannot be taken, Unavailable */
export async function demandGoodPassword(password: string, person: Person): Promise<void> {
  const fault = await findPasswordFault(password, person);
  if (fault) throw new ValidationFailed({ password: `The password ${fault}.` });
}
