import { type Flag, flags } from '../flags';
import { findDocxFlags, type Room, unpackDocx, type UnpackedDocx } from './find-docx-flags';
import { findChunks, findMainPart, partName, readRelations, relationsName } from './package-parts';
import { readChunk } from './read-chunk';
import { readXml } from './read-xml';
import { TextReader } from './text-reader';

/** The parts that the main part leads to and a reader sees, in the order in which their text is given. */
const visibleParts = ['header', 'footer', 'footnotes', 'endnotes', 'diagramdata', 'chart'] as const;
/** Of documents inside of one another, the outer one being the first. One may hold itself. */
const MOST_LEVELS = 5;

/**
 * What a person sees of the document, and the flags of its chunks. The text is null when the package has no main part. A part that is
 * broken gives its text up to there.
 */
export async function readDocxText(
  { parts, archive, room }: UnpackedDocx,
  level = 1,
): Promise<{ text: string | null; flags: Set<Flag> }> {
  const byName = new Map(parts.map(({ name, xml }) => [partName(name), xml]));
  const docxFlags = new Set<Flag>();
  const main = findMainPart(byName.get(relationsName('')) ?? null);
  const xml = byName.get(main);
  if (!xml) return { text: null, flags: docxFlags };
  const relations = readRelations(byName.get(relationsName(main)) ?? Buffer.alloc(0), main);
  const texts = [textOf(xml)];
  for (const target of findChunks(byName)) {
    if (room.chunks === 0) {
      docxFlags.add(flags.tooLarge);
      break;
    }
    room.chunks -= 1;
    const chunk = await readChunk(archive, target);
    if ('text' in chunk) texts.push(chunk.text);
    const flagsOfChunk =
      'text' in chunk ? chunk.flags : await readInner(chunk.document, { room, level: level + 1 }, texts);
    for (const flag of flagsOfChunk) docxFlags.add(flag);
  }
  for (const kind of visibleParts)
    for (const target of new Set(relations.filter((one) => one.kind === kind).map((one) => one.target)))
      texts.push(textOf(byName.get(target)));
  return { text: texts.filter((text) => text.trim() !== '').join('\n\n'), flags: docxFlags };
}

type Place = { room: Room; level: number };

/** A document inside of a document. */
async function readInner(document: Buffer, { room, level }: Place, texts: string[]): Promise<Iterable<Flag>> {
  if (level > MOST_LEVELS) return [flags.embeddedFile];
  try {
    const docx = await unpackDocx(document, room);
    const { text, flags: chunkFlags } = await readDocxText(docx, level);
    texts.push(text ?? '');
    return [...findDocxFlags(docx), ...chunkFlags];
  } catch {
    return [flags.embeddedFile];
  }
}

function textOf(xml: Buffer | null | undefined): string {
  const reader = new TextReader();
  try {
    if (xml) readXml(xml, [reader]);
  } catch {
    // The flags say that the part is damaged.
  }
  return reader.value;
}
