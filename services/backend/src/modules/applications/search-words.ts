const MOST_WORDS = 8;

export interface SearchWords {
  /** As it was typed, in small letters: for near names and for the search through texts. */
  text: string;
  /** LIKE patterns: each has to be in the line. */
  patterns: string[];
}

/** Takes a search apart. Whatever stands in it is text: nothing of it is an operator of the database. */
export function readSearch(q: string): SearchWords {
  const text = q.toLowerCase();
  const words = text
    .replaceAll('"', ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  return { text, patterns: [...new Set(words)].slice(0, MOST_WORDS).map(toPattern) };
}

const toPattern = (word: string) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;
