import { type Flag, flags, flagsByName } from './flags';
import { PdfDict, PdfRef, type PdfValue } from './pdf/parse-pdf-value';
import { PdfObjectReader } from './pdf/read-pdf-objects';

/** Wherever they stand, as key or as value. */
const names = flagsByName([
  [flags.script, ['JavaScript']],
  [flags.launch, ['Launch', 'ImportData', 'SubmitForm']],
  [flags.embeddedFile, ['EmbeddedFile', 'EmbeddedFiles', 'FileAttachment', 'RichMedia']],
]);

/** Flags by all objects of a file, also of those that no cross-reference leads to. */
export function findPdfFlags(bytes: Buffer): Set<Flag> {
  const found = new Set<Flag>();
  const opened: PdfValue[] = [];
  const reader = new PdfObjectReader(bytes, {
    onName: (name) => {
      const flag = names.get(name);
      if (flag) found.add(flag);
    },
    onDict: (dict) => {
      if (dict.has('Encrypt')) found.add(flags.encrypted);
      // Of a rendition (ISO 32000-2, 12.6.4.14), which is not of the type JavaScript.
      if (dict.has('S') && dict.has('JS')) found.add(flags.script);
      if (dict.has('EF') && ['F', 'UF', 'Type'].some((key) => dict.has(key))) found.add(flags.embeddedFile);
      // A form in XML, which can hold script and is not looked into.
      if (dict.has('XFA')) found.add(flags.unread);
      opened.push(...dict.all('OpenAction'));
    },
  });
  reader.readPlain();
  if (!found.has(flags.encrypted)) reader.readPacked();
  if (opened.some((value) => !isHarmless(value, reader.byNumber))) found.add(flags.openAction);
  if (found.has(flags.encrypted)) return found;
  if (!reader.whole) found.add(flags.unread);
  if (reader.tooLarge) found.add(flags.tooLarge);
  return found;
}

/** A place to begin reading, as such or as an action that does nothing else. An object that cannot be found is not harmless. */
function isHarmless(value: PdfValue, byNumber: Map<number, PdfValue[]>, depth = 0): boolean {
  if (value instanceof PdfRef) {
    const meant = byNumber.get(value.number) ?? [];
    return depth === 0 && meant.length > 0 && meant.every((each) => isHarmless(each, byNumber, 1));
  }
  if (!(value instanceof PdfDict)) return true;
  const types = value.all('S');
  return types.length === 1 && types[0] === 'GoTo' && !value.has('Next');
}
