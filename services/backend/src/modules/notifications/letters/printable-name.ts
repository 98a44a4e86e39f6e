const LONGEST = 60;
const MOST_WORDS = 5;

/** A part that a mail program might turn into a link or an address. */
const leads = /[@/\\:]|www|\p{L}[.\u3002\uFF0E\uFF61]\p{L}{2}/iu;
/** Letters of any script, joining characters, and the marks that names have. */
const foreign = /[^\p{L}\p{M}\p{Join_Control} .'’-]/gu;

/**
 * A visitor's name as it may stand in a mail that goes wherever that visitor says: no link, no number, no line break, a few
 * words at most. Empty when nothing is left of it.
 */
export function printableName(name: string): string {
  const words = name.normalize('NFKC').split(/[\s\p{Cc}]+/u);
  const kept = words.filter((word) => !leads.test(word)).map((word) => word.replace(foreign, ''));
  return kept.filter(Boolean).slice(0, MOST_WORDS).join(' ').slice(0, LONGEST).trim();
}
