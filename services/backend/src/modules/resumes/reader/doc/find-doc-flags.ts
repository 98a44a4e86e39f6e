import { type Flag, flags } from '../flags';
import type { CompoundFile } from './open-compound';
import { isEncryptedWord } from './word-header';

const SECTOR = 512;
/** Storages of macros: of Word, and of the programs that it shares them with. */
const MACROS = /(?:^|\/)(?:Macros|_VBA_PROJECT(?:_CUR)?)(?:\/|$)/i;
/** Word leaves the pool behind, empty, when its last object is deleted. */
const EMBEDDED = /^ObjectPool\/[^/]/i;

/** By the names of its storages and streams, the beginnings of its fields, and the header of its main stream. */
export function findDocFlags(bytes: Buffer, file: CompoundFile | null): Set<Flag> {
  const docFlags = new Set<Flag>();
  const paths = file?.paths ?? [];
  const hasName = (name: string) => bytes.includes(Buffer.from(`${name}\0`, 'utf16le'));
  if (file ? paths.some((path) => MACROS.test(path)) : hasName('_VBA_PROJECT') || hasName('Macros'))
    docFlags.add(flags.macros);
  if (file ? paths.some((path) => EMBEDDED.test(path)) : hasName('ObjectPool')) docFlags.add(flags.embeddedFile);
  if (hasDde(bytes.toString('latin1')) || hasDde(bytes.toString('utf16le'))) docFlags.add(flags.dde);
  if (isEncrypted(bytes, file)) docFlags.add(flags.encrypted);
  return docFlags;
}

/** [MS-DOC] 2.8.25: character 19 begins a field, and its instruction follows. */
const hasDde = (text: string) =>
  text.split('\u0013').some((field, at) => at > 0 && /^[\s"]*DDE(?:AUTO)?\b/i.test(field));

/** In a file whose directory cannot be read, the header may begin at any sector. */
function isEncrypted(bytes: Buffer, file: CompoundFile | null): boolean {
  const main = file?.stream('WordDocument');
  if (main) return isEncryptedWord(main);
  for (let at = SECTOR; at < bytes.length; at += SECTOR) if (isEncryptedWord(bytes.subarray(at))) return true;
  return false;
}
