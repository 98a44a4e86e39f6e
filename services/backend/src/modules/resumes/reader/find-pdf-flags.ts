import { type Flag, flags, flagsByName } from './flags';
import { fileNamesIn, isElsewhere } from './pdf/file-specification';
import { PdfDict, PdfRef, type PdfValue } from './pdf/parse-pdf-value';
import { PdfObjectReader } from './pdf/read-pdf-objects';

/** Wherever they stand, as key or as value. */
const names = flagsByName([
  [flags.script, ['JavaScript']],
  [flags.launch, ['Launch', 'ImportData', 'SubmitForm']],
  [flags.externalContent, ['GoToR', 'GoToE']],
  [flags.embeddedFile, ['EmbeddedFile', 'EmbeddedFiles', 'FileAttachment', 'RichMedia']],
]);

/** What sets off an additional action (ISO 32000-2, 12.6.3). Fonts, pictures and glyphs may be called `AA` as well. */
const triggers = 'E X D U Fo Bl PO PC PV PI O C K F V WC WS DS WP DP'.split(' ');

/** Flags by all objects of a file, also of those that no cross-reference leads to. */
export function findPdfFlags(bytes: Buffer): Set<Flag> {
  const raisedFlags = new Set<Flag>();
  const opened: PdfValue[] = [];
  const additional: PdfValue[] = [];
  const fileNames: PdfValue[] = [];
  const reader = new PdfObjectReader(bytes, {
    onName: (name) => {
      const flag = names.get(name);
      if (flag) raisedFlags.add(flag);
    },
    onDict: (dict) => {
      if (dict.has('Encrypt')) raisedFlags.add(flags.encrypted);
      // Of a rendition (ISO 32000-2, 12.6.4.14), which is not of the type JavaScript.
      if (dict.has('S') && dict.has('JS')) raisedFlags.add(flags.script);
      if (dict.has('EF') && ['F', 'UF', 'Type'].some((key) => dict.has(key))) raisedFlags.add(flags.embeddedFile);
      // A form in XML, which can hold script and is not looked into.
      if (dict.has('XFA')) raisedFlags.add(flags.unread);
      if (dict.all('FS').includes('URL')) raisedFlags.add(flags.externalContent);
      opened.push(...dict.all('OpenAction'));
      additional.push(...dict.all('AA'));
      fileNames.push(...fileNamesIn(dict));
    },
  });
  reader.readPlain();
  if (!raisedFlags.has(flags.encrypted)) reader.readPacked();
  const triggered = reader
    .resolve(additional)
    .flatMap((actions) => (actions instanceof PdfDict ? triggers.flatMap((trigger) => actions.all(trigger)) : []));
  if (!reader.resolve([...opened, ...triggered]).every(isPlace)) raisedFlags.add(flags.openAction);
  if (reader.resolve(fileNames).some(isElsewhere)) raisedFlags.add(flags.externalContent);
  if (raisedFlags.has(flags.encrypted)) return raisedFlags;
  if (!reader.whole) raisedFlags.add(flags.unread);
  if (reader.tooLarge) raisedFlags.add(flags.tooLarge);
  return raisedFlags;
}

/** A place to go to, as such or as an action that does nothing else. An object that was not found is none. */
function isPlace(value: PdfValue): boolean {
  if (!(value instanceof PdfDict)) return !(value instanceof PdfRef);
  const types = value.all('S');
  return types.length === 1 && types[0] === 'GoTo' && !value.has('Next');
}
