const LONGEST_LINE = 65_536;
/** Viewers take `1.` and `+1e0` for 1, and `1+0` for two numbers. */
const NUMBER = /[0-9.+\-eE]/;
const SPACE = /[\0\t\n\f\r ]/;
const isLetter = (sign: string | undefined) => sign !== undefined && /[A-Za-z]/.test(sign);

/**
 * Finds every place where a viewer may find an object, also inside of other objects and of streams: where it begins, and
 * the `number` of `12 0 obj`, null when it is not in digits alone or a comment stands beside it, as in no ordinary file.
 */
export function* findPdfHeaders(text: string): Generator<{ number: number | null; at: number }> {
  for (const at of findWord(text, 'obj')) {
    const number = numberBefore(text, at);
    if (number !== undefined) yield { number, at: at + 'obj'.length };
  }
}

/** Where a stream's data begin, by the keyword alone: behind the end of a dictionary, or of a comment. */
export function* findStreamKeywords(text: string): Generator<number> {
  for (const at of findWord(text, 'stream')) {
    const end = skipBack(text, at, SPACE);
    if (text.startsWith('>>', end - 2) || isComment(text, end, at)) yield at + 'stream'.length;
  }
}

/** A keyword that no letter stands next to. */
export function* findWord(text: string, word: string): Generator<number> {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + word.length])) yield at;
}

/** Undefined when two numbers do not stand before; null for odd ones, and when comments may hide them. */
function numberBefore(text: string, at: number): number | null | undefined {
  const end = skipBack(text, at, SPACE);
  const generation = skipBack(text, end, NUMBER);
  if (generation === end) return isComment(text, end, at) ? null : undefined;
  if (!/^\d+$/.test(text.slice(generation, end))) return null;
  const before = skipBack(text, generation, SPACE);
  if (before === generation) return undefined;
  const number = text.slice(skipBack(text, before, NUMBER), before);
  if (number === '') return isComment(text, before, generation) ? null : undefined;
  return /^\d+$/.test(number) ? Number(number) : null;
}

/** Where the characters of a kind begin that end at `at`. */
function skipBack(text: string, at: number, kind: RegExp): number {
  let start = at;
  while (start > 0 && kind.test(text.charAt(start - 1))) start -= 1;
  return start;
}

/** Whether a line ends between the two places, and may be a comment. */
function isComment(text: string, end: number, next: number): boolean {
  if (!/[\r\n]/.test(text.slice(end, next))) return false;
  const line = text.slice(Math.max(0, end - LONGEST_LINE), end);
  const before = Math.max(line.lastIndexOf('\n'), line.lastIndexOf('\r'));
  return line.length === LONGEST_LINE || line.lastIndexOf('%') > before;
}
