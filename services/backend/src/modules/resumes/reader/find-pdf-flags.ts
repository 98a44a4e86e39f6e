import { type Flag, flags } from './flags';
import { inflateObjectStreams } from './inflate-object-streams';

/** Names long enough not to occur in compressed bytes by chance, which is why `/JS` and `/AA` are left to the parser. */
const names: [RegExp, Flag][] = [
  [/\/JavaScript\b/, flags.script],
  [/\/(?:Launch|ImportData|SubmitForm)\b/, flags.launch],
  [/\/(?:EmbeddedFiles?|RichMedia)\b/, flags.embeddedFile],
  [/\/Encrypt\s*(?:<<|\d+\s+\d+\s+R)/, flags.encrypted],
  // `[page /Fit]` is a place to begin reading, and harmless.
  [/\/OpenAction\s*(?!\s|\[)/, flags.openAction],
];

/** Flags by the bytes alone, also of objects that are compressed or that no cross-reference leads to. */
export function findPdfFlags(bytes: Buffer): Set<Flag> {
  const streams = inflateObjectStreams(bytes);
  const texts = [bytes.toString('latin1'), ...streams.texts].map(plainNames);
  const found = new Set(names.filter(([name]) => texts.some((text) => name.test(text))).map(([, flag]) => flag));
  if (!streams.complete && !found.has(flags.encrypted)) found.add(flags.tooLarge);
  return found;
}

/** ISO 32000-2, 7.3.5: any character of a name may be written as its number, `/J#61vaScript`. */
const plainNames = (text: string) =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
