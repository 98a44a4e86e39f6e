const MOST_WORDS = 8;

export interface SearchWords {
  /** As it was typed, in small letters: for near names. */
  text: string;
  /** Its words and phrases in quotes, for websearch_to_tsquery. */
  quoted: string;
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
  return { text, quoted: quoteAll(text), patterns: [...new Set(words)].slice(0, MOST_WORDS).map(toPattern) };
}

/** A word in quotes is but a word: without them `-` and `or` would turn the search round. */
const quoteAll = (text: string) =>
  Array.from(text.matchAll(/"([^"]*)"|[^\s"]+/g), ([word, phrase]) => `"${phrase ?? word}"`).join(' ');

const toPattern = (word: string) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;
