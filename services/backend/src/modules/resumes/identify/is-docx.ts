import type { Entry } from 'yauzl';
import { openArchive, readEntry, readStart } from '../reader/docx/open-archive';
import { findMainPart, partName, relationsName } from '../reader/docx/package-parts';
import { isWord, readXml } from '../reader/docx/read-xml';

const MOST_ENTRIES = 2_000;
/** Of all entries together. What packs well, such as a white picture, is judged by its size alone. */
const MOST_UNPACKED_BYTES = 100 * 1024 * 1024;
/** The relations of a package name a handful of parts. */
const MOST_RELATIONS_BYTES = 1024 * 1024;
/** Of the main part: its first element, with all its namespaces, ends long before. */
const START_BYTES = 64 * 1024;
/** APPNOTE.TXT 4.3.7: a local header without its name. */
const LOCAL_HEADER_BYTES = 30;
/** Unix mode bits, in the upper half of an entry's external attributes. */
const FILE_KIND = 0o170000;
const SYMLINK = 0o120000;
const ARCHIVE = /\.(?:zip|zipx|7z|rar|tar|t?gz|t?bz2|t?xz|zst|lz4?|jar|war|apk|cab|iso|arj)$/i;

export interface Archive {
  /** Small letters, `/` between folders. */
  names: ReadonlySet<string>;
  /** Whether it can be unpacked without harm, by its directory alone. */
  isSafe: boolean;
  /** Whether the part that the package names as the document is one of Word. */
  isWord: boolean;
}

/** What an archive is, without unpacking more than two of its entries. Null when it is none, or names places outside of it. */
export async function examineArchive(bytes: Buffer): Promise<Archive | null> {
  try {
    const zip = await openArchive(bytes);
    if (zip.entryCount > MOST_ENTRIES) return { names: new Set(), isSafe: false, isWord: false };
    const entries = new Map<string, Entry>();
    let count = 0;
    for await (const entry of zip.eachEntry()) {
      entries.set(partName(entry.fileName), entry);
      count += 1;
    }
    const isSafe = count === entries.size && !isHarmful([...entries.values()], bytes.length);
    const relations = entries.get(relationsName(''));
    const main = entries.get(
      findMainPart(isSafe && relations ? await readEntry(zip, relations, MOST_RELATIONS_BYTES) : null),
    );
    const names = new Set(entries.keys());
    const isWordDocument = isSafe && main !== undefined && beginsLikeWord(await readStart(zip, main, START_BYTES));
    return { names, isSafe, isWord: isWordDocument };
  } catch {
    return null;
  }
}

/** By the first element. Where it cannot be told, and for what follows, the reader has the last word. */
function beginsLikeWord(xml: Buffer): boolean {
  let isDocument: boolean | undefined;
  try {
    readXml(xml, [{ open: ({ uri, name }) => (isDocument ??= isWord(uri) && name === 'document') }]);
  } catch {
    // Here it ends in the middle, and it may be damaged behind its beginning.
  }
  return isDocument ?? true;
}

function isHarmful(entries: readonly Entry[], archiveBytes: number): boolean {
  const unpacked = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  const spans = entries
    .map((entry) => ({ from: entry.relativeOffsetOfLocalHeader, bytes: entry.compressedSize + LOCAL_HEADER_BYTES }))
    .toSorted((one, other) => one.from - other.from);
  return (
    unpacked > MOST_UNPACKED_BYTES ||
    entries.some((entry) => ((entry.externalFileAttributes >>> 16) & FILE_KIND) === SYMLINK) ||
    entries.some((entry) => ARCHIVE.test(entry.fileName)) ||
    // Overlapping entries are how a zip bomb unpacks a few bytes to many.
    spans.some(({ from, bytes }, at) => from + bytes > (spans[at + 1]?.from ?? archiveBytes))
  );
}
