import { ValidationFailed } from '../../../platform/http/errors/http.errors';
import type { ReceivedFile } from '../../../platform/multipart/collect-parts';
import { UnsupportedFileType } from '../resumes.errors';
import { listDocxEntries } from './list-docx-entries';
import { type ResumeType, makeObjectName } from '../resumes.facts';

export interface IdentifiedResume extends ReceivedFile {
  type: ResumeType;
}

const PDF = Buffer.from('%PDF-');
const ZIP = Buffer.from('PK\x03\x04');
/** [MS-CFB] 2.2: the compound file that Word 97 to 2003 wrote. */
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');

/**
 * Decides a file's type by its content, and demands that its name says the same.
 * @throws ValidationFailed for an empty file, UnsupportedFileType for anything but a PDF or a Word document.
 */
export async function identifyResume(file: ReceivedFile | null): Promise<IdentifiedResume | null> {
  if (!file) return null;
  if (file.bytes.length === 0) throw new ValidationFailed({ resume: 'The file is empty.' });
  const type = await typeOf(file.bytes);
  if (!type) throw new UnsupportedFileType('This file is not a PDF or Word document. Choose a pdf, doc or docx file.');
  const extension = /\.([^.]*)$/.exec(file.name)?.[1]?.toLowerCase();
  if (extension !== type)
    throw new UnsupportedFileType(`The name of this file does not match its content, which is ${type}.`);
  return { ...file, name: cleanName(file.name), type };
}

/** The signature must be the first bytes, so that a document hidden behind other content is refused. */
async function typeOf(bytes: Buffer): Promise<ResumeType | null> {
  const startsWith = (signature: Buffer) => bytes.subarray(0, signature.length).equals(signature);
  if (startsWith(PDF)) return 'pdf';
  if (startsWith(COMPOUND_FILE)) return bytes.includes(WORD_STREAM) ? 'doc' : null;
  if (!startsWith(ZIP)) return null;
  return (await listDocxEntries(bytes).catch(() => null)) ? 'docx' : null;
}

const cleanName = (name: string) => name.replace(/[\p{Cc}/\\]/gu, '_').slice(-255);

/** A new object name with the true type, and nothing of the applicant's own file name. */
export const makeResumeKey = (type: ResumeType) => `${makeObjectName()}.${type}`;
