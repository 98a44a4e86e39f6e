import { Parser } from 'htmlparser2';
import PostalMime from 'postal-mime';
import { type Flag, flags } from '../flags';
import { leadsOutside } from '../leads-outside';
import { readRtf } from '../rtf/read-rtf';
import { openArchive, readEntry } from './open-archive';
import { partName } from './package-parts';

const MOST_BYTES = 8 * 1024 * 1024;

/** What stands in a part in another format. `document` is a Word document, to be read as such. */
export type Chunk = { text: string; flags: Flag[] } | { document: Buffer };

/**
 * A part in another format, as Word imports it: HTML, a web page with its pictures (MHTML), RTF or plain text. Of what is not looked
 * into it says that it is another file.
 */
export async function readChunk(archive: Buffer, name: string): Promise<Chunk> {
  const unknown = { text: '', flags: [flags.embeddedFile] };
  try {
    const bytes = await readPart(archive, name);
    return bytes ? await chunkOf(bytes) : unknown;
  } catch {
    return unknown;
  }
}

async function readPart(archive: Buffer, name: string): Promise<Buffer | null> {
  const zip = await openArchive(archive);
  for await (const entry of zip.eachEntry())
    if (partName(entry.fileName) === name) return readEntry(zip, entry, MOST_BYTES);
  return null;
}

/** Zero bytes are those of UTF-16. */
const isBinary = (start: string) => [...start].some((sign) => sign > '\0' && sign < '\t');

async function chunkOf(bytes: Buffer): Promise<Chunk> {
  const start = bytes.toString('latin1', 0, 4_096).replace(/^[\0\s\xef\xbb\xbf\xfe\xff]+/, '');
  if (start.startsWith('PK\x03\x04')) return { document: bytes };
  if (start.startsWith('{\\rtf')) return readRtf(bytes);
  if (isBinary(start)) return { text: '', flags: [flags.embeddedFile] };
  if (start.startsWith('<')) return pageOf(decode(bytes));
  if (!/^(?:mime-version|content-type):/im.test(start)) return { text: decode(bytes), flags: [] };
  const { html, text = '' } = await PostalMime.parse(bytes);
  return html ? pageOf(html) : { text, flags: [] };
}

/** UTF-16 by its byte order mark, otherwise UTF-8, or Windows-1252 where it is no UTF-8. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const HIDDEN = new Set(['head', 'script', 'style', 'template', 'title']);
const INLINE = new Set('a abbr b bdi bdo cite code em font i mark s small span strong sub sup u'.split(' '));
/** Loaded when the document is opened, unlike the address of a link. */
const LOADED = ['src', 'data', 'background'];

/** What a page of HTML shows, one line for each block. */
function pageOf(html: string): Chunk {
  const chunkFlags = new Set<Flag>();
  let text = '';
  let hidden = 0;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (HIDDEN.has(name)) hidden += 1;
      else if (!INLINE.has(name)) text += '\n';
      if (name === 'script') chunkFlags.add(flags.script);
      const loaded = LOADED.map((key) => attributes[key] ?? '').concat(
        name === 'link' ? (attributes['href'] ?? '') : '',
      );
      if (loaded.some((address) => leadsOutside(address.trim()) && !/^file:\/\/\/[^/\\]/i.test(address)))
        chunkFlags.add(flags.externalContent);
    },
    ontext: (piece) => {
      if (hidden === 0) text += piece.replace(/\s+/g, ' ');
    },
    onclosetag: (name) => {
      if (HIDDEN.has(name)) hidden -= 1;
      else if (!INLINE.has(name)) text += '\n';
    },
  });
  parser.end(html);
  return { text: text.replace(/[^\S\n]*\n\s*/g, '\n'), flags: [...chunkFlags] };
}
