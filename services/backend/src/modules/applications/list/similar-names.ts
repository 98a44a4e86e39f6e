import { foldText } from '../hits/fold-text';

/** A name by its letters alone: also without apostrophes, short vowels of Arabic and its tatweel, the dot below of Indic scripts. */
const fold = (name: string): string => foldText(name).text.replace(/[\u064b-\u065f]|\u0670|\u0640|\u093c|['.]/gu, '');

const wordsOf = (name: string): string[] =>
  fold(name)
    .split(/[\s-]+/)
    .filter(Boolean);

/** Vowels, as letters or as signs of a script that writes them around its consonants. */
const vowel = /[aeiouyаеиоуыэюя\p{M}]/u;

/** A transliterated word without its vowels: the first letter and the consonants, doubled ones once. */
const skeletonOf = (word: string): string => {
  const [first = '', ...rest] = word;
  const consonants = rest.filter((letter) => !vowel.test(letter));
  return [first, ...consonants].filter((letter, index, all) => letter !== all[index - 1]).join('');
};

const SHORT = 4;
const LONG = 8;
/** Fewer consonants are shared by names that have nothing in common. */
const FEWEST_CONSONANTS = 3;
const MOST_BY_VOWELS = 3;

/** So that a skill is no name: java is not Jaya. Skills are written in Latin letters. */
const isShortAndLatin = (word: string) => word.length <= SHORT && /^[a-z]+$/.test(word);

/** Two consonants for each other in such a word are another word. */
const isSwap = (one: string, other: string, isShort: boolean) => !isShort || (vowel.test(one) && vowel.test(other));

/** Letters to add, drop, replace, or exchange with their neighbour (optimal string alignment). */
function distance(one: readonly string[], other: readonly string[], isShort: boolean): number {
  const unreachable = one.length + other.length;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [row, letter] of one.entries()) {
    const next = [row + 1];
    for (const [column, to] of other.entries()) {
      const at = (line: number[], index: number) => line[index] ?? unreachable;
      const replaced = letter === to ? 0 : isSwap(letter, to, isShort) ? 1 : 2;
      const isExchanged = letter === other[column - 1] && one[row - 1] === to;
      next.push(
        Math.min(
          at(last, column) + replaced,
          at(last, column + 1) + 1,
          at(next, column) + 1,
          isExchanged ? at(beforeLast, column - 1) + 1 : unreachable,
        ),
      );
    }
    [beforeLast, last] = [last, next];
  }
  return last.at(-1) ?? unreachable;
}

function isLikeWord(typed: string, word: string): boolean {
  if (typed === word) return true;
  const [one, other] = [[...typed], [...word]];
  const shorter = Math.min(one.length, other.length);
  if (shorter < 3 || Math.abs(one.length - other.length) > MOST_BY_VOWELS) return false;
  const steps = distance(one, other, [typed, word].some(isShortAndLatin));
  if (steps <= (shorter >= LONG ? 2 : 1)) return true;
  const skeleton = skeletonOf(typed);
  return steps <= MOST_BY_VOWELS && [...skeleton].length >= FEWEST_CONSONANTS && skeleton === skeletonOf(word);
}

/**
 * Whether each typed word is a word of the name with a slip, or in another spelling: one letter added, dropped, replaced or
 * exchanged with its neighbour (two in words of eight letters and more), or other vowels alone, as in Mohammed and Muhamad.
 */
export function isSimilarName(typed: string, name: string): boolean {
  const words = wordsOf(name);
  const parts = wordsOf(typed);
  return parts.length > 0 && parts.every((part) => words.some((word) => isLikeWord(part, word)));
}
