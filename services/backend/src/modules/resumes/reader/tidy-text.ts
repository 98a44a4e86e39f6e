/** As many as are stored; more of a resume than anybody searches. */
const MOST_CHARACTERS = 200_000;

/** A text without what only printers and terminals understand; Postgres, too, has no text with a zero character. */
export const tidyText = (text: string): string =>
  text
    .slice(0, MOST_CHARACTERS)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
