import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { findArchiveFault } from './find-archive-fault';

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

function readDirectory(bytes: Buffer): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true, strictFileNames: true }, (error, zip: ZipFile | undefined) => {
      if (error || !zip) return reject(error ?? new Error('is not an archive'));
      if (zip.entryCount > MOST_ENTRIES) return reject(new Error('has too many entries'));
      const entries: Entry[] = [];
      zip.on('entry', (entry: Entry) => {
        entries.push(entry);
        zip.readEntry();
      });
      zip.on('end', () => resolve(entries)).on('error', reject);
      zip.readEntry();
    });
  });
}
