import { LONGEST_RUN, MOST_LETTERS, MOST_PAGE_WORDS, type PageWord, type Place } from '../reader/page-words';

const WHOLE = 10_000;

const isShare = (value: unknown) => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= WHOLE;
const isPlace = (value: unknown): value is Place => Array.isArray(value) && value.length === 4 && value.every(isShare);

/** The words of a page as the reader says them; null for anything else: the reader opened an untrusted file. */
export function parsePageWords(body: Buffer): PageWord[] | null {
  const said = parse(body);
  if (!Array.isArray(said) || said.length > MOST_PAGE_WORDS) return null;
  const words: PageWord[] = [];
  let letters = 0;
  for (const one of said as unknown[]) {
    const { text, ends, isLevel, place } = (one ?? {}) as Record<string, unknown>;
    if (typeof text !== 'string' || text.length > LONGEST_RUN || !isPlace(place)) return null;
    letters += text.length;
    if (letters > MOST_LETTERS) return null;
    // Postgres has no text with a zero character, and none with half of a letter.
    const sound = text.toWellFormed().replaceAll('\0', ' ');
    words.push({ text: sound, ends: ends === true, isLevel: isLevel === true, place });
  }
  return words;
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
