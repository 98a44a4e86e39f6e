import type { Response } from 'express';
import { attachment, sendChecked, setFileHeaders } from '../../../platform/http/files/send-file';
import { contentTypes } from '../resumes.facts';
import type { Resume } from './resumes.repository';

/** A resume is untrusted, so it is an attachment; the sandbox removes script and origin if a browser shows it anyway. */
export function setResumeHeaders(response: Response, resume: Resume, isDamaged = false): void {
  const { type, size, applicant } = resume;
  const name = attachment(resumeFileName(applicant, type, isDamaged));
  setFileHeaders(response, contentTypes[type], size, name, 'sandbox');
  response.setHeader('Accept-Ranges', 'none');
}

/** @param isDamaged whether the bytes are not those that were sent, which the name of the file says then */
export async function sendResume(response: Response, resume: Resume, bytes: Buffer, isDamaged = false): Promise<void> {
  setResumeHeaders(response, { ...resume, size: bytes.length }, isDamaged);
  await sendChecked(response, bytes);
}

export async function sendPage(response: Response, picture: Buffer): Promise<void> {
  const policy = "default-src 'none'; sandbox";
  setFileHeaders(response, 'image/png', picture.length, 'inline; filename="page.png"', policy);
  await sendChecked(response, picture);
}

/** The name under which a browser saves a resume: `<Name>-resume.<type>`, with nothing in it that a file system dislikes. */
export function resumeFileName(applicant: string, type: string, isDamaged = false): string {
  const name = applicant
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    // Whole characters only: half of one cannot be encoded.
    .replace(/^(.{80}).*$/u, '$1')
    .replace(/^-+|-+$/g, '');
  return `${name || 'applicant'}-resume${isDamaged ? '-damaged' : ''}.${type}`;
}
