import type { Entry } from 'yauzl';

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
export function findArchiveFault(entries: readonly Entry[], archiveBytes: number): string | null {
  const unpacked = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  if (unpacked > MOST_UNPACKED_BYTES) return 'would unpack to too much';
  if (unpacked > RATIO_MATTERS_BYTES && unpacked > MOST_RATIO * archiveBytes) return 'is packed absurdly well';
  if (entries.some((entry) => ((entry.externalFileAttributes >>> 16) & FILE_KIND) === SYMLINK)) return 'holds a link';
  if (entries.some((entry) => ARCHIVE.test(entry.fileName))) return 'holds another archive';
  if (new Set(entries.map(({ fileName }) => fileName.toLowerCase())).size < entries.length) return 'names a file twice';
  return overlap(entries, archiveBytes) ? 'has entries that overlap' : null;
}

/** The trick by which few bytes unpack to many: entries that share them. */
function overlap(entries: readonly Entry[], archiveBytes: number): boolean {
  const spans = entries
    .map((entry) => ({ from: entry.relativeOffsetOfLocalHeader, bytes: entry.compressedSize + LOCAL_HEADER_BYTES }))
    .toSorted((one, other) => one.from - other.from);
  return spans.some(({ from, bytes }, at) => from + bytes > (spans[at + 1]?.from ?? archiveBytes));
}
