import { type Entry, fromBufferPromise } from 'yauzl';

const MOST_ENTRIES = 2_000;

/**
 * The entries of a Word document by the archive's directory alone; nothing is unpacked.
 * @throws when it is no Word document, is damaged, names files outside itself, or is made to do harm when it is unpacked.
 */
export async function listDocxEntries(bytes: Buffer): Promise<Entry[]> {
  const entries = await readDirectory(bytes);
  const fault = findArchiveFault(entries, bytes.length);
  if (fault) throw new Error(fault);
  const names = new Set(entries.map((entry) => entry.fileName));
  if (!names.has('[Content_Types].xml') || !names.has('word/document.xml')) throw new Error('is not a Word document');
  return entries;
}

async function readDirectory(bytes: Buffer): Promise<Entry[]> {
  const zip = await fromBufferPromise(bytes, { strictFileNames: true });
  if (zip.entryCount > MOST_ENTRIES) throw new Error('has too many entries');
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  return entries;
}

const MOST_UNPACKED_BYTES = 100 * 1024 * 1024;
/** No text or picture of a resume packs as well as this; below the size it does not matter. */
const MOST_RATIO = 200;
const RATIO_MATTERS_BYTES = 8 * 1024 * 1024;
/** APPNOTE.TXT 4.3.7: a local header without its name. */
const LOCAL_HEADER_BYTES = 30;
/** Unix mode bits, in the upper half of an entry's external attributes. */
const FILE_KIND = 0o170000;
const SYMLINK = 0o120000;
const ARCHIVE = /\.(?:zip|zipx|7z|rar|tar|t?gz|t?bz2|t?xz|zst|lz4?|jar|war|apk|cab|iso|arj)$/i;

/** Why an archive of that many bytes is not to be unpacked, by its directory; null when nothing speaks against it. */
function findArchiveFault(entries: readonly Entry[], archiveBytes: number): string | null {
  const unpacked = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  if (unpacked > MOST_UNPACKED_BYTES) return 'would unpack to too much';
  if (unpacked > RATIO_MATTERS_BYTES && unpacked > MOST_RATIO * archiveBytes) return 'is packed absurdly well';
  if (entries.some((entry) => ((entry.externalFileAttributes >>> 16) & FILE_KIND) === SYMLINK)) return 'holds a link';
  if (entries.some((entry) => ARCHIVE.test(entry.fileName))) return 'holds another archive';
  if (new Set(entries.map(({ fileName }) => fileName.toLowerCase())).size < entries.length) return 'names a file twice';
  return overlap(entries, archiveBytes) ? 'has entries that overlap' : null;
}

/** Overlapping entries are how a zip bomb unpacks a few bytes to many. */
function overlap(entries: readonly Entry[], archiveBytes: number): boolean {
  const spans = entries
    .map((entry) => ({ from: entry.relativeOffsetOfLocalHeader, bytes: entry.compressedSize + LOCAL_HEADER_BYTES }))
    .toSorted((one, other) => one.from - other.from);
  return spans.some(({ from, bytes }, at) => from + bytes > (spans[at + 1]?.from ?? archiveBytes));
}
