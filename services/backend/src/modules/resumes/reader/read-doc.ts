import WordExtractor from 'word-extractor';
import { flags, type Flag } from './flags';
import { report } from './report';

/** Reports the flags of a Word 97 to 2003 document, and its text. */
export async function readDoc(bytes: Buffer): Promise<void> {
  const found = findDocFlags(bytes);
  await report.flags(found);
  if (found.has(flags.encrypted)) return report.noText('The file is protected by a password.');
  try {
    const document = await new WordExtractor().extract(bytes);
    await report.text([document.getBody(), document.getTextboxes(), document.getHeaders()].join('\n\n'));
  } catch {
    await report.flags(found.add(flags.damaged));
    await report.noText('The file is damaged inside.');
  }
}

const SECTOR = 512;
/** [MS-DOC] 2.5.2: the first words of the file information block, and the bit that says encrypted. */
const FIB = 0xa5ec;
const ENCRYPTED = 0x0100;

/** The flags of a Word 97 to 2003 document, by the names of its streams and the beginnings of its fields. */
function findDocFlags(bytes: Buffer): Set<Flag> {
  const found = new Set<Flag>();
  const names = (name: string) => bytes.includes(Buffer.from(`${name}\0`, 'utf16le'));
  if (names('_VBA_PROJECT') || names('Macros')) found.add(flags.macros);
  if (names('ObjectPool')) found.add(flags.embeddedFile);
  if (hasDde(bytes.toString('latin1')) || hasDde(bytes.toString('utf16le'))) found.add(flags.dde);
  if (isEncrypted(bytes)) found.add(flags.encrypted);
  return found;
}

/** [MS-DOC] 2.8.25: character 19 begins a field, and its instruction follows. */
const hasDde = (text: string) =>
  text.split('\u0013').some((field, at) => at > 0 && /^[\s"]*DDE(?:AUTO)?\b/i.test(field));

function isEncrypted(bytes: Buffer): boolean {
  for (let at = SECTOR; at + 12 <= bytes.length; at += SECTOR)
    if (bytes.readUInt16LE(at) === FIB && bytes.readUInt16LE(at + 10) & ENCRYPTED) return true;
  return false;
}
