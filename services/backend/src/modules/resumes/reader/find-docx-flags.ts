import { type Flag, flags } from './flags';
import type { UnpackedDocx } from './unpack-docx';

/** Relations that lead outside and do nothing until somebody clicks. */
const HARMLESS = /\/(?:hyperlink|customXml|customXmlProps)$/;

/** What is doubtful in a Word document, by its parts. */
export function findDocxFlags({ names, parts }: UnpackedDocx): Set<Flag> {
  const found = new Set<Flag>();
  const types = parts.get('[Content_Types].xml') ?? '';
  if (names.some((name) => /vbaProject|vbaData/i.test(name)) || /macroEnabled|vbaProject/i.test(types))
    found.add(flags.macros);
  if (names.some((name) => /(?:^|\/)(?:embeddings|activeX)\//i.test(name))) found.add(flags.embeddedFile);
  for (const [name, text] of parts) {
    if (/\.rels$/i.test(name)) for (const flag of outward(text)) found.add(flag);
    else if (hasDde(text)) found.add(flags.dde);
  }
  return found;
}

function* outward(relations: string): Generator<Flag> {
  for (const [relation] of relations.matchAll(/<(?:\w+:)?Relationship\b[^>]*>/g)) {
    const type = /\bType\s*=\s*["']([^"']*)["']/.exec(relation)?.[1] ?? '';
    if (/\/aFChunk$/i.test(type)) yield flags.embeddedFile;
    if (!/\bTargetMode\s*=\s*["']External["']/i.test(relation) || HARMLESS.test(type)) continue;
    yield /\/attachedTemplate$/i.test(type) ? flags.externalTemplate : flags.externalContent;
  }
}

/** A field's instruction may be cut into any number of runs. */
function hasDde(xml: string): boolean {
  if (!/instr/.test(xml)) return false;
  const runs = [...xml.matchAll(/<(?:\w+:)?instrText\b[^>]*>([^<]*)</g)].map(([, text]) => text).join('');
  const simple = [...xml.matchAll(/\binstr\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, a, b]) => a ?? b).join('\n');
  return /\bDDE(?:AUTO)?\b/i.test(`${runs}\n${simple}`);
}
