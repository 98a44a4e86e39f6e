import { type Flag, flags } from './flags';
import type { Pdf } from './read-pdf-text';

/** Adds what only a parser sees that decrypts, as in encrypted files that open without a password. */
export async function refineFlags(found: Set<Flag>, pdf: Pdf): Promise<Set<Flag>> {
  const opens: unknown = await pdf.getOpenAction();
  const files: unknown = await pdf.getAttachments();
  if (await pdf.hasJSActions()) found.add(flags.script);
  if (keysOf(files).length > 0) found.add(flags.embeddedFile);
  if (keysOf(opens).includes('action')) found.add(flags.openAction);
  return found;
}

/** The parser gives a Map, or in older versions an object. */
const keysOf = (found: unknown): unknown[] => (found instanceof Map ? [...found.keys()] : Object.keys(found ?? {}));
