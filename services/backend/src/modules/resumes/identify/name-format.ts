import type { Archive } from './is-docx';

const SAVE_AS = 'save it as PDF or as a Word document, and choose that file.';
/** The names of formats of other programs, by the first bytes. */
const formats: [name: string, start: RegExp][] = [
  ['RTF text', /^\{\\rtf/],
  ['a web page (HTML)', /^(?:\xef\xbb\xbf)?\s*<(?:!doctype\s+html|html|head|body|meta|script)\b/i],
  ['a web page (MHTML)', /^(?:mime-version|from|content-type):/i],
  ['a picture (JPEG)', /^\xff\xd8\xff/],
  ['a picture (PNG)', /^\x89PNG/],
  ['a picture (GIF)', /^GIF8/],
  ['a picture (WebP)', /^RIFF[^]{4}WEBP/],
  ['a picture (HEIC)', /^[^]{4}ftyp(?:heic|heix|mif1|msf1)/],
  ['a picture (TIFF)', /^(?:II\*\0|MM\0\*)/],
  ['a picture (SVG)', /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?<svg\b/i],
  ['PostScript', /^%!PS/],
  ['an archive (RAR)', /^Rar!/],
  ['an archive (7z)', /^7z\xbc\xaf/],
];

/** What an archive is by the names in it. */
const archives: [name: string, entry: RegExp][] = [
  ['an Excel workbook', /^xl\//],
  ['a PowerPoint presentation', /^ppt\//],
  ['a Pages document', /^index\/document\.iwa$|^index\.xml$/],
  ['an OpenDocument file', /^meta-inf\/manifest\.xml$/],
];

const START_BYTES = 1_024;

/** A sentence that names what the file is and the way out; undefined when its format is none of the known ones. */
export function explainFormat(bytes: Buffer, archive: Archive | null): string | undefined {
  const start = bytes.toString('latin1', 0, START_BYTES);
  const name =
    formats.find(([, pattern]) => pattern.test(start))?.[0] ??
    (archive && archives.find(([, entry]) => [...archive.names].some((one) => entry.test(one)))?.[0]);
  return name ? `This is ${name}: ${SAVE_AS}` : undefined;
}
