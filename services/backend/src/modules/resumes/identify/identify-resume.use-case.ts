import { ValidationFailed } from '../../../platform/http/errors/http.errors';
import type { ReceivedFile } from '../../../platform/multipart/read-multipart';
import { UnsupportedFileType } from '../resumes.errors';
import { makeObjectName, type ResumeType } from '../resumes.facts';
import { examineArchive } from './is-docx';
import { hasPdfHeader, mayOpenAsPdf } from './is-pdf';
import { explainFormat } from './name-format';

export interface IdentifiedResume extends ReceivedFile {
  type: ResumeType;
}

const ZIP = Buffer.from('PK\x03\x04', 'latin1');
/** An archive may begin a little later, behind lines of a mail program. */
const ARCHIVE_WITHIN = 1_024;
/** A program that unpacks itself, a script or a page: an archive behind these is not meant to be opened by Word. */
const OTHER_START = /^(?:MZ|\x7fELF|#!|\s*<|%PDF-)/;
/** [MS-CFB] 2.2: the compound file that Word 97 to 2003 wrote. */
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');
/** [MS-OFFCRYPTO] 2.3.4.4: how Word 2007 and later keep a document with a password. */
const ENCRYPTED_STREAM = Buffer.from('EncryptedPackage', 'utf16le');

const NO_DOCUMENT = 'This file is not a PDF or Word document. Choose a pdf, doc or docx file.';
const CUT_OFF = 'is cut off: no program can open it. Choose the file again, or save it anew.';
const HARMFUL = 'This Word document holds other archives, or is too large inside. Save it as PDF and choose that file.';
const LOCKED = 'This Word document is protected by a password. Save it without one and choose it again.';

/** Word opens either one under the name of the other. */
const wordNames: readonly string[] = ['doc', 'docx'] satisfies ResumeType[];

/**
 * The content tells the type, by what a viewer needs to open it; the name must not promise another kind of file.
 * @throws ValidationFailed if empty, UnsupportedFileType with what the file is and the way out
 */
export async function identifyResume(file: ReceivedFile | null): Promise<IdentifiedResume | null> {
  if (!file) return null;
  if (file.bytes.length === 0) throw new ValidationFailed({ resume: 'The file is empty.' });
  const type = await typeOf(file.bytes);
  const name = file.name
    .replace(/[\p{Cc}/\\]/gu, '_')
    .trim()
    .slice(-255);
  const extension = /\.([^.]*)$/.exec(name)?.[1]?.trim().toLowerCase() ?? '';
  const isMeant = extension === type || (wordNames.includes(type) && wordNames.includes(extension));
  if (!isMeant)
    throw new UnsupportedFileType(
      `The name of this file does not match its content, which is ${type}. Give it a name that ends in .${type}.`,
    );
  return { ...file, name, type };
}

/** @throws UnsupportedFileType */
async function typeOf(bytes: Buffer): Promise<ResumeType> {
  if (hasPdfHeader(bytes)) {
    if (mayOpenAsPdf(bytes)) return 'pdf';
    throw new UnsupportedFileType(`This PDF ${CUT_OFF}`);
  }
  if (bytes.subarray(0, COMPOUND_FILE.length).equals(COMPOUND_FILE)) {
    if (bytes.includes(WORD_STREAM)) return 'doc';
    throw new UnsupportedFileType(bytes.includes(ENCRYPTED_STREAM) ? LOCKED : NO_DOCUMENT);
  }
  if (!mayBeArchive(bytes)) throw new UnsupportedFileType(explainFormat(bytes, null) ?? NO_DOCUMENT);
  const archive = await examineArchive(bytes);
  if (archive?.isWord) return 'docx';
  const isWordInside = archive?.names.has('word/document.xml') ?? false;
  if (archive && !archive.isSafe) throw new UnsupportedFileType(HARMFUL);
  if (!archive || isWordInside) throw new UnsupportedFileType(`This Word document ${CUT_OFF}`);
  throw new UnsupportedFileType(explainFormat(bytes, archive) ?? NO_DOCUMENT);
}

function mayBeArchive(bytes: Buffer): boolean {
  const start = bytes.subarray(0, ARCHIVE_WITHIN);
  return start.includes(ZIP) && !OTHER_START.test(start.toString('latin1', 0, 64));
}

/** A new object name with the true type, and nothing of the applicant's own file name. */
export const makeResumeKey = (type: ResumeType) => `${makeObjectName()}.${type}`;
