import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

/** APPNOTE.TXT 4.3.16: the end of the directory, without the comment behind it. */
const END = Buffer.from('PK\x05\x06', 'latin1');
const END_BYTES = 22;
const DIRECTORY_ENTRY = Buffer.from('PK\x01\x02', 'latin1');

/**
 * The archive alone, without the bytes that a download or a mail program has put before or behind it, which viewers pass over.
 * All of the bytes when no directory is found where its end says.
 */
function cutToArchive(bytes: Buffer): Buffer {
  for (let at = bytes.lastIndexOf(END); at !== -1; at = at > 0 ? bytes.lastIndexOf(END, at - 1) : -1) {
    if (at + END_BYTES > bytes.length) continue;
    const directoryAt = at - bytes.readUInt32LE(at + 12);
    const start = directoryAt - bytes.readUInt32LE(at + 16);
    const end = at + END_BYTES + bytes.readUInt16LE(at + 20);
    const isWhole = start >= 0 && end <= bytes.length;
    if (isWhole && bytes.subarray(directoryAt, directoryAt + 4).equals(DIRECTORY_ENTRY))
      return bytes.subarray(start, end);
  }
  return bytes;
}

/** `\` in a name counts as `/`, as some writers on Windows mean it. @throws Error if it is no archive, or a name leads outside of it */
export const openArchive = (bytes: Buffer): Promise<ZipFile> =>
  fromBufferPromise(cutToArchive(bytes), { validateEntrySizes: true });

/** All bytes of one entry. @throws Error if it unpacks to more than `most` bytes, or to more than it says */
export async function readEntry(zip: ZipFile, entry: Entry, most: number): Promise<Buffer> {
  if (entry.uncompressedSize > most) throw new Error('unpacks to too much');
  const parts: Buffer[] = [];
  for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** The first bytes of one entry, as many as are asked for or as it has. */
export async function readStart(zip: ZipFile, entry: Entry, bytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  // Leaving the loop ends the stream.
  for await (const part of await zip.openReadStreamPromise(entry)) {
    parts.push(part as Buffer);
    length += (part as Buffer).length;
    if (length >= bytes) break;
  }
  return Buffer.concat(parts).subarray(0, bytes);
}
