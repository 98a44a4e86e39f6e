import { FieldReader } from './field-reader';
import { findElementFlag, findRelationFlag } from './find-element-flags';
import { type Flag, flags } from '../flags';
import { openArchive } from './open-archive';
import { findChunks, partName } from './package-parts';
import { readXml, type XmlElement, type XmlReader } from './read-xml';

const START_BYTES = 4_096;

/** What may still be unpacked and read of a document and of all documents inside of it. */
export interface Room {
  bytes: number;
  /** These are kept in memory. */
  bytesOfXml: number;
  /** Parts in other formats. */
  chunks: number;
}

/** A resume of 5 MB has a tenth of this XML. */
const wholeRoom = (): Room => ({ bytes: 100 * 1024 * 1024, bytesOfXml: 48 * 1024 * 1024, chunks: 20 });

export interface UnpackedDocx {
  /** The file itself. */
  archive: Buffer;
  /** `xml` is all bytes of a part that may be XML by its first bytes, otherwise null. */
  parts: { name: string; xml: Buffer | null }[];
  /** Whether all that may be XML could be kept. */
  complete: boolean;
  room: Room;
}

/**
 * Unpacks everything once, and keeps the XML. @param room what the document around it has left
 * @throws when an entry is not as large as it says, or all are too large
 */
export async function unpackDocx(bytes: Buffer, room = wholeRoom()): Promise<UnpackedDocx> {
  const zip = await openArchive(bytes);
  const docx: UnpackedDocx = { archive: bytes, parts: [], complete: true, room };
  for await (const entry of zip.eachEntry()) {
    room.bytes -= entry.uncompressedSize;
    if (room.bytes < 0) throw new Error('unpacks to too much');
    const xml = await readXmlOf(await zip.openReadStreamPromise(entry));
    room.bytesOfXml -= xml?.length ?? 0;
    if (room.bytesOfXml < 0) docx.complete = false;
    docx.parts.push({ name: entry.fileName, xml: room.bytesOfXml < 0 ? null : xml });
  }
  return docx;
}

/** Null unless the first character that is no white space, zero byte or byte order mark is `<`. */
async function readXmlOf(entry: AsyncIterable<Buffer>): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let mayBeXml: boolean | undefined;
  for await (const part of entry) {
    mayBeXml ??= /^[\t\n\r \0\xef\xbb\xbf\xfe\xff]*(?:<|$)/.test(part.toString('latin1', 0, START_BYTES));
    if (mayBeXml) parts.push(part);
  }
  return mayBeXml ? Buffer.concat(parts) : null;
}

const CONTENT_TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const MACROS = /macroenabled|vbaproject|vbadata/i;
const CONTROLS = /oleobject|activex|xhtml/i;
const XML = /[+/]xml$/i;
/** The content types of a document besides XML: pictures, fonts, text, old drawings, printer settings, and what leads to signatures. */
const USUAL =
  /^(?:image|font|text)\/|^application\/(?:x-font|vnd\.ms-fontobject)|(?:obfuscatedfont|vmldrawing|printersettings|digital-signature-(?:origin|certificate))$/i;

/** By declared types, relations and fields. The name of a part tells nothing: the author of the file chooses it. */
export function findDocxFlags({ parts, complete }: Pick<UnpackedDocx, 'parts' | 'complete'>): Set<Flag> {
  const docxFlags = new Set<Flag>();
  if (!complete) docxFlags.add(flags.tooLarge);
  const types = new Map<string, string>();
  const unread = new Set<string>();
  for (const { name, xml } of parts) {
    const isList = partName(name) === '[content_types].xml';
    if (!xml || !read(xml, docxFlags, isList ? [readTypes(types)] : [])) unread.add(name);
  }
  const chunks = new Set(findChunks(new Map(parts.map(({ name, xml }) => [partName(name), xml]))));
  for (const { name, xml } of parts) {
    const part = partName(name);
    // What stands in them is judged where they are read.
    if (chunks.has(part)) continue;
    const type = types.get(`Override ${part}`) ?? types.get(`Default ${part.slice(part.lastIndexOf('.') + 1)}`) ?? '';
    if (MACROS.test(type)) docxFlags.add(flags.macros);
    else if (CONTROLS.test(type) || (type && !XML.test(type) && !USUAL.test(type))) docxFlags.add(flags.embeddedFile);
    // A part that begins like XML and is declared as a picture is only read by code that draws it.
    const isXml = xml !== null || (complete && XML.test(type));
    if (unread.has(name) && isXml && !/^image\//i.test(type)) docxFlags.add(flags.damaged);
  }
  return docxFlags;
}

/** False when it is no well-formed XML; flags found until then count. */
function read(xml: Buffer, docxFlags: Set<Flag>, more: XmlReader[]): boolean {
  const fields = new FieldReader(docxFlags);
  const open = (element: XmlElement) => {
    const flag = findElementFlag(element) ?? findRelationFlag(element);
    if (flag) docxFlags.add(flag);
  };
  try {
    readXml(xml, [fields, { open }, ...more]);
    return true;
  } catch {
    return false;
  } finally {
    fields.finish();
  }
}

/** Notes the types of parts and of extensions by `[Content_Types].xml` (ISO/IEC 29500-2, 7.3.7). */
const readTypes = (types: Map<string, string>): XmlReader => ({
  open: ({ uri, name, attribute }) => {
    const key = `${name} ${partName(attribute(name === 'Default' ? 'Extension' : 'PartName'))}`;
    if (uri === CONTENT_TYPES) types.set(key, attribute('ContentType').trim());
  },
});
