import { fromBufferPromise } from 'yauzl';

const MOST_BYTES = 100 * 1024 * 1024;
/** Of all XML together: it is read into memory, and a resume of 5 MB has a tenth of it. */
const MOST_BYTES_OF_XML = 48 * 1024 * 1024;
const START_BYTES = 4_096;

export interface UnpackedDocx {
  /** `xml` is all bytes of a part that may be XML by its first bytes, otherwise null. */
  parts: { name: string; xml: Buffer | null }[];
  /** Whether all that may be XML could be kept. */
  complete: boolean;
}

/** Unpacks everything once, and keeps the XML. @throws when an entry is not as large as it says, or all are too large. */
export async function unpackDocx(bytes: Buffer): Promise<UnpackedDocx> {
  const zip = await fromBufferPromise(bytes, { strictFileNames: true, validateEntrySizes: true });
  const docx: UnpackedDocx = { parts: [], complete: true };
  let left = MOST_BYTES;
  let leftOfXml = MOST_BYTES_OF_XML;
  for await (const entry of zip.eachEntry()) {
    left -= entry.uncompressedSize;
    if (left < 0) throw new Error('unpacks to too much');
    const xml = await readXmlOf(await zip.openReadStreamPromise(entry));
    leftOfXml -= xml?.length ?? 0;
    if (leftOfXml < 0) docx.complete = false;
    docx.parts.push({ name: entry.fileName, xml: leftOfXml < 0 ? null : xml });
  }
  return docx;
}

async function readXmlOf(entry: AsyncIterable<Buffer>): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let mayBeXml: boolean | undefined;
  for await (const part of entry) {
    mayBeXml ??= startsLikeXml(part);
    if (mayBeXml) parts.push(part);
  }
  return mayBeXml ? Buffer.concat(parts) : null;
}

/** Whether the first character that is no white space, zero byte or byte order mark is `<`. */
const startsLikeXml = (part: Buffer) =>
  /^[\t\n\r \0\xef\xbb\xbf\xfe\xff]*(?:<|$)/.test(part.toString('latin1', 0, START_BYTES));
