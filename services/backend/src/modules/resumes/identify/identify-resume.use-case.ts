import { type Entry, fromBufferPromise } from 'yauzl';
import { ValidationFailed } from '../../../platform/http/errors/http.errors';
import type { ReceivedFile } from '../../../platform/multipart/collect-parts';
import { UnsupportedFileType } from '../resumes.errors';
import { type ResumeType, makeObjectName } from '../resumes.facts';

export interface IdentifiedResume extends ReceivedFile {
  type: ResumeType;
}

const PDF = Buffer.from('%PDF-');
const ZIP = Buffer.from('PK\x03\x04');
/** [MS-CFB] 2.2: the compound file that Word 97 to 2003 wrote. */
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');

/** The content tells the type, and the name must agree. @throws ValidationFailed if empty, UnsupportedFileType */
export async function identifyResume(file: ReceivedFile | null): Promise<IdentifiedResume | null> {
  if (!file) return null;
  if (file.bytes.length === 0) throw new ValidationFailed({ resume: 'The file is empty.' });
  const type = await typeOf(file.bytes);
  if (!type) throw new UnsupportedFileType('This file is not a PDF or Word document. Choose a pdf, doc or docx file.');
  const extension = /\.([^.]*)$/.exec(file.name)?.[1]?.toLowerCase();
  if (extension !== type)
    throw new UnsupportedFileType(`The name of this file does not match its content, which is ${type}.`);
  return { ...file, name: file.name.replace(/[\p{Cc}/\\]/gu, '_').slice(-255), type };
}

/** The signature must be the first bytes, so that a document hidden behind other content is refused. */
async function typeOf(bytes: Buffer): Promise<ResumeType | null> {
  const startsWith = (signature: Buffer) => bytes.subarray(0, signature.length).equals(signature);
  if (startsWith(PDF)) return 'pdf';
  if (startsWith(COMPOUND_FILE)) return bytes.includes(WORD_STREAM) ? 'doc' : null;
  return startsWith(ZIP) && (await isDocx(bytes)) ? 'docx' : null;
}

/** A new object name with the true type, and nothing of the applicant's own file name. */
export const makeResumeKey = (type: ResumeType) => `${makeObjectName()}.${type}`;

const MOST_ENTRIES = 2_000;
const MOST_UNPACKED_BYTES = 100 * 1024 * 1024;
/** No text or picture of a resume packs as well as this; below the size it does not matter. */
const MOST_RATIO = 200;
const RATIO_MATTERS_BYTES = 8 * 1024 * 1024;
/** APPNOTE.TXT 4.3.7: a local header without its name. */
const LOCAL_HEADER_BYTES = 30;
/** Unix mode bits, in the upper half of an entry's external attributes. */
const FILE_KIND = 0o170000;
const SYMLINK = 0o120000;
const ARCHIVE = /\.(?:zip|zipx|7z|rar|tar|t?gz|t?bz2|t?xz|zst|lz4?|jar|war|apk|cab|iso|arj)$/i;

/** Whether it is a Word document that can be unpacked without harm, by the archive's directory alone. */
export async function isDocx(bytes: Buffer): Promise<boolean> {
  const entries: Entry[] = [];
  try {
    // Refuses names that lead outside.
    const zip = await fromBufferPromise(bytes, { strictFileNames: true });
    if (zip.entryCount > MOST_ENTRIES) return false;
    for await (const entry of zip.eachEntry()) entries.push(entry);
  } catch {
    return false;
  }
  const names = new Set(entries.map((entry) => entry.fileName));
  return names.has('[Content_Types].xml') && names.has('word/document.xml') && !isHarmful(entries, bytes.length);
}

function isHarmful(entries: readonly Entry[], archiveBytes: number): boolean {
  const unpacked = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  const names = new Set(entries.map(({ fileName }) => fileName.toLowerCase()));
  const spans = entries
    .map((entry) => ({ from: entry.relativeOffsetOfLocalHeader, bytes: entry.compressedSize + LOCAL_HEADER_BYTES }))
    .toSorted((one, other) => one.from - other.from);
  return (
    unpacked > MOST_UNPACKED_BYTES ||
    (unpacked > RATIO_MATTERS_BYTES && unpacked > MOST_RATIO * archiveBytes) ||
    names.size < entries.length ||
    entries.some((entry) => ((entry.externalFileAttributes >>> 16) & FILE_KIND) === SYMLINK) ||
    entries.some((entry) => ARCHIVE.test(entry.fileName)) ||
    // Overlapping entries are how a zip bomb unpacks a few bytes to many.
    spans.some(({ from, bytes }, at) => from + bytes > (spans[at + 1]?.from ?? archiveBytes))
  );
}
