import { findDocxFlags, unpackDocx } from './docx/find-docx-flags';
import { type Flag, flags } from './flags';
import { report } from './report';

export async function readDocx(bytes: Buffer): Promise<void> {
  const { extractRawText } = await import('mammoth');
  let found = new Set<Flag>();
  try {
    found = findDocxFlags(await unpackDocx(bytes));
    await report.flags(found);
    await report.text((await extractRawText({ buffer: bytes })).value);
  } catch {
    await report.unreadable(found, flags.damaged);
  }
}

/** A document of Word 97 to 2003. */
export async function readDoc(bytes: Buffer): Promise<void> {
  const { default: WordExtractor } = await import('word-extractor');
  const found = findDocFlags(bytes);
  if (found.has(flags.encrypted)) return report.unreadable(found, flags.encrypted);
  await report.flags(found);
  try {
    const document = await new WordExtractor().extract(bytes);
    await report.text([document.getBody(), document.getTextboxes(), document.getHeaders()].join('\n\n'));
  } catch {
    await report.unreadable(found, flags.damaged);
  }
}

const SECTOR = 512;
/** [MS-DOC] 2.5.2: the first words of the file information block, and the bit that says encrypted. */
const FIB = 0xa5ec;
const ENCRYPTED = 0x0100;

/** By the names of its streams and the beginnings of its fields. */
function findDocFlags(bytes: Buffer): Set<Flag> {
  const found = new Set<Flag>();
  const names = (name: string) => bytes.includes(Buffer.from(`${name}\0`, 'utf16le'));
  if (names('_VBA_PROJECT') || names('Macros')) found.add(flags.macros);
  if (names('ObjectPool')) found.add(flags.embeddedFile);
  if (hasDde(bytes.toString('latin1')) || hasDde(bytes.toString('utf16le'))) found.add(flags.dde);
  for (let at = SECTOR; at + 12 <= bytes.length; at += SECTOR)
    if (bytes.readUInt16LE(at) === FIB && bytes.readUInt16LE(at + 10) & ENCRYPTED) found.add(flags.encrypted);
  return found;
}

/** [MS-DOC] 2.8.25: character 19 begins a field, and its instruction follows. */
const hasDde = (text: string) =>
  text.split('\u0013').some((field, at) => at > 0 && /^[\s"]*DDE(?:AUTO)?\b/i.test(field));
