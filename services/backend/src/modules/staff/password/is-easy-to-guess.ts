import { type MatchEstimated, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';

/** Words tried first at this company, which the library's lists do not know or name late. Lower case, no spaces. */
const ownWords = (
  'frontdoor plumbline noida delhi mumbai krishna ganesh recruiter administrator login passwort passphrase mypassword ' +
  'qwertz correcthorsebatterystaple'
).split(' ');

/** As a power of ten. From here on zxcvbn calls a password "very unguessable", also for a thief of slow hashes. */
const LEAST_GUESSES = 10;

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common, ...english },
  graphs: adjacencyGraphs,
  // Of a hundred, its default, each is tried, which takes seconds for a long password.
  l33tMaxSubstitutions: 20,
});

/**
 * Multiplies the guesses that each part of the password takes: the library's own total takes at least ten thousand for every
 * part, so that four of the commonest words would do. Capitals and separators count for nothing. `words` are guessed first.
 * The lists of this module take 60 MB, so only a process of its own loads it.
 */
export function isEasyToGuess(password: string, words: string[]): boolean {
  const plain = password.toLowerCase().replace(/[\s._-]+/g, '');
  const { sequence } = zxcvbn.check(plain, [...ownWords, ...words]);
  const guesses = (sequence as MatchEstimated[]).reduce((sum, part) => sum + part.guessesLog10, 0);
  return guesses < LEAST_GUESSES;
}
