/** ISO 32000-1, annex H, note 13: viewers look for the header this far. */
const HEADER_WITHIN = 1_024;
const HEADER = '%PDF-';
/** Of what may be a web page to a browser; no program that writes PDF puts markup before it. */
const MARKUP = /<[!?a-z]/i;

/** Whether a header is there, perhaps behind what a print job or an editor has put before it, but not behind markup. */
export function hasPdfHeader(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, HEADER_WITHIN + HEADER.length);
  const at = start.indexOf(HEADER);
  return at !== -1 && !MARKUP.test(start.slice(0, at));
}

const OBJECT = /\d\s+\d+\s+obj\b/;
/** A catalog by itself, or where the trailer or the stream in its place names it. A name may have its letters in numbers. */
const CATALOG = /\/(?:Catalog|Root|Pages|XRef|ObjStm)\b|\/[^\s/<>[\]()]*#[0-9a-f]{2}/i;

/** How far from its beginning or end nearly every file shows both. */
const NEAR = 16 * 1024;

/** As `pattern.test` of the whole text, which is rarely made: it would cost more than all else that is done with a file at the door. */
function isThere(pattern: RegExp, bytes: Buffer): boolean {
  const match = pattern.exec(bytes.toString('latin1', 0, NEAR));
  // A word at the border may be the beginning of a longer one.
  if (match && match.index + match[0].length < NEAR) return true;
  const end = Math.max(0, bytes.length - NEAR);
  return pattern.test(bytes.toString('latin1', end)) || pattern.test(bytes.toString('latin1'));
}

/**
 * Whether a reader that repairs can find objects and a catalog, wherever the table of objects says they are. The end of the file
 * tells nothing: viewers open files without one, and mail programs put their lines behind it.
 */
export const mayOpenAsPdf = (bytes: Buffer): boolean => isThere(OBJECT, bytes) && isThere(CATALOG, bytes);
