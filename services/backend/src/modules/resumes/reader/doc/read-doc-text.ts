import type { CompoundFile } from './open-compound';
import { tidyDocText } from './tidy-doc-text';
import { COMPLEX, hasWordFlag, SECOND_TABLE } from './word-header';

/** [MS-DOC] 2.5.4: the numbers of characters of the parts of the document, in the order in which their text lies. */
const COUNTS_AT = 76;
const parts = ['text', 'footnotes', 'headers', 'macros', 'comments', 'endnotes', 'textboxes', 'headerTextboxes'];
/** Not on the page. */
const UNSEEN = new Set(['macros', 'comments']);
/** [MS-DOC] 2.5.6: where the table of pieces is, in the stream of tables. */
const PIECES_AT = 418;

/** [MS-DOC] 2.9.38: before the table of pieces, each of these is followed by its length in two bytes. */
const PROPERTIES = 1;
const TABLE = 2;
const PIECE_BYTES = 8;
/** [MS-DOC] 2.9.73: one byte a character, at half of the offset. */
const COMPRESSED = 0x40000000;

/**
 * The text of a document of Word 97 to 2003 ([MS-DOC] 2.4.1), without what was deleted before a "fast save" and without comments.
 * @throws Error or RangeError if the file is damaged
 */
export function readWord97Text(file: CompoundFile, main: Buffer): string {
  const table = file.stream(hasWordFlag(main, SECOND_TABLE) ? '1Table' : '0Table');
  if (!table) throw new Error('has no tables');
  const at = main.readUInt32LE(PIECES_AT);
  const text = readPieces(main, table.subarray(at, at + main.readUInt32LE(PIECES_AT + 4)));
  let start = 0;
  const seen = parts.map((part, index) => {
    const from = start;
    start += main.readUInt32LE(COUNTS_AT + 4 * index);
    return UNSEEN.has(part) ? '' : tidyDocText(text.slice(from, start));
  });
  return seen.filter((part) => part.trim() !== '').join('\n\n');
}

/** [MS-DOC] 2.8.35: the places of n + 1 characters, then where each of the n pieces between them lies. */
function readPieces(main: Buffer, table: Buffer): string {
  let at = 0;
  while (table[at] === PROPERTIES) at += 3 + table.readUInt16LE(at + 1);
  if (table[at] !== TABLE) throw new Error('has no table of pieces');
  const count = Math.floor((table.readUInt32LE(at + 1) - 4) / (4 + PIECE_BYTES));
  const places = table.subarray(at + 5);
  let text = '';
  for (let index = 0; index < count; index += 1) {
    const length = places.readUInt32LE(4 * (index + 1)) - places.readUInt32LE(4 * index);
    const offset = places.readUInt32LE(4 * (count + 1) + PIECE_BYTES * index + 2);
    text += readPiece(main, offset, length);
  }
  return text;
}

function readPiece(main: Buffer, offset: number, length: number): string {
  const isCompressed = (offset & COMPRESSED) !== 0;
  const start = isCompressed ? (offset & (COMPRESSED - 1)) / 2 : offset;
  const end = start + length * (isCompressed ? 1 : 2);
  if (length < 0 || end > main.length) throw new Error('has a piece outside of the file');
  return new TextDecoder(isCompressed ? 'windows-1252' : 'utf-16le').decode(main.subarray(start, end));
}

/** In the header of Word 6 and 95: where the text begins and ends. */
const OLD_TEXT_AT = 24;

/**
 * The text of a document of Word 6 or 95, read as Windows-1252. Null when it was saved in pieces ("fast save"), or when the header
 * names places outside of the file.
 */
export function readOldText(main: Buffer): string | null {
  const [start, end] = [main.readUInt32LE(OLD_TEXT_AT), main.readUInt32LE(OLD_TEXT_AT + 4)];
  if (hasWordFlag(main, COMPLEX) || start >= end || end > main.length) return null;
  return tidyDocText(new TextDecoder('windows-1252').decode(main.subarray(start, end)));
}
