import { once } from 'node:events';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';

const MOST_BYTES = 100 * 1024 * 1024;
/** Of all XML together: it is read into memory, and a resume of 5 MB has a tenth of it. */
const MOST_BYTES_OF_XML = 48 * 1024 * 1024;
const START_BYTES = 4_096;

export interface DocxPart {
  name: string;
  /** All bytes of a part that may be XML by its first bytes, otherwise null. */
  xml: Buffer | null;
}

export interface UnpackedDocx {
  parts: DocxPart[];
  /** Whether all that may be XML could be kept. */
  complete: boolean;
}

/** Unpacks everything once, and keeps the XML. @throws when an entry is not as large as it says, or all are too large. */
export async function unpackDocx(bytes: Buffer): Promise<UnpackedDocx> {
  const zip = await open(bytes);
  const docx: UnpackedDocx = { parts: [], complete: true };
  let left = MOST_BYTES;
  let leftOfXml = MOST_BYTES_OF_XML;
  zip.on('entry', (entry: Entry) => {
    void unpack(zip, entry, left)
      .then((xml) => {
        left -= entry.uncompressedSize;
        leftOfXml -= xml?.length ?? 0;
        if (leftOfXml < 0) docx.complete = false;
        docx.parts.push({ name: entry.fileName, xml: leftOfXml < 0 ? null : xml });
        zip.readEntry();
      })
      .catch((error: Error) => zip.emit('error', error));
  });
  zip.readEntry();
  await once(zip, 'end');
  return docx;
}

const open = (bytes: Buffer) =>
  new Promise<ZipFile>((resolve, reject) =>
    fromBuffer(bytes, { lazyEntries: true, strictFileNames: true, validateEntrySizes: true }, (error, zip) =>
      zip ? resolve(zip) : reject(error ?? new Error('is not an archive')),
    ),
  );

function unpack(zip: ZipFile, entry: Entry, left: number): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    if (entry.uncompressedSize > left) return reject(new Error('unpacks to too much'));
    zip.openReadStream(entry, (error, stream) => {
      if (error || !stream) return reject(error ?? new Error('cannot be unpacked'));
      const parts: Buffer[] = [];
      let mayBeXml: boolean | undefined;
      stream.on('data', (part: Buffer) => {
        mayBeXml ??= startsLikeXml(part);
        if (mayBeXml) parts.push(part);
      });
      stream.on('error', reject).on('end', () => resolve(mayBeXml ? Buffer.concat(parts) : null));
    });
  });
}

/** Whether the first character that is no white space, zero byte or byte order mark is `<`. */
const startsLikeXml = (part: Buffer) =>
  /^[\t\n\r \0\xef\xbb\xbf\xfe\xff]*(?:<|$)/.test(part.toString('latin1', 0, START_BYTES));
