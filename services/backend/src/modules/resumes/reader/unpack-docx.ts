import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { once } from 'node:events';

const MOST_BYTES = 100 * 1024 * 1024;
const MOST_BYTES_OF_XML = 16 * 1024 * 1024;
const XML = /(?:\.xml|\.rels)$/i;

export interface UnpackedDocx {
  names: string[];
  /** The texts of the parts that are XML, by their names. */
  parts: Map<string, string>;
}

/** Unpacks everything once, and keeps the XML. @throws when an entry is not as large as it says, or all are too large. */
export async function unpackDocx(bytes: Buffer): Promise<UnpackedDocx> {
  const zip = await open(bytes);
  const docx: UnpackedDocx = { names: [], parts: new Map() };
  let left = MOST_BYTES;
  zip.on('entry', (entry: Entry) => {
    void unpack(zip, entry, left)
      .then((content) => {
        left -= entry.uncompressedSize;
        docx.names.push(entry.fileName);
        if (content) docx.parts.set(entry.fileName, decode(content));
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
    const kept = XML.test(entry.fileName) && entry.uncompressedSize <= MOST_BYTES_OF_XML;
    zip.openReadStream(entry, (error, stream) => {
      if (error || !stream) return reject(error ?? new Error('cannot be unpacked'));
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => void (kept && parts.push(part)));
      stream.on('error', reject).on('end', () => resolve(kept ? Buffer.concat(parts) : null));
    });
  });
}

/** XML may be UTF-16, and any character may be written as its number. */
function decode(content: Buffer): string {
  const wide = content[0] === 0xff && content[1] === 0xfe ? content : null;
  const swapped =
    content[0] === 0xfe && content[1] === 0xff ? Buffer.from(content).subarray(0, content.length & ~1) : null;
  const text = wide ? wide.toString('utf16le') : swapped ? swapped.swap16().toString('utf16le') : content.toString();
  return text.replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (whole, hex?: string, decimal?: string) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
