import { finished } from 'node:stream/promises';
import type { Response } from 'express';
import { Unavailable } from '../../../platform/http/errors/http.errors';
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

/** A stranger's file of any kind: never what it says it is, so that no browser shows it. */
export async function sendAttachment(response: Response, fileName: string, bytes: Buffer): Promise<void> {
  setFileHeaders(response, 'application/octet-stream', bytes.length, attachment(fileName), 'sandbox');
  response.setHeader('Accept-Ranges', 'none');
  await sendChecked(response, bytes);
}

export async function sendPage(response: Response, picture: Buffer): Promise<void> {
  const policy = "default-src 'none'; sandbox";
  setFileHeaders(response, 'image/png', picture.length, 'inline; filename="page.png"', policy);
  await sendChecked(response, picture);
}

function setFileHeaders(response: Response, type: string, size: number, disposition: string, policy: string): void {
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Length', size);
  response.setHeader('Content-Disposition', disposition);
  response.setHeader('Content-Security-Policy', policy);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cache-Control', 'no-store');
}

/** A client that reads nothing for so long is disconnected. */
const IDLE_MS = 60_000;

/** Sends verified bytes and waits until they are sent. A client that disconnects early is not an error. */
async function sendChecked(response: Response, bytes: Buffer): Promise<void> {
  response.setTimeout(IDLE_MS, () => response.destroy());
  response.end(bytes);
  await finished(response).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}

/** Each file is held in memory while it is verified and sent: resumes of 5 MB, so 80 MB in all; files of mails may have 20. */
const MOST_HELD = 16;
let inMemory = 0;

/** Limits how many files are in memory at once; `work` reads and sends one. @throws Unavailable at the limit */
export async function whileFewAreHeld(work: () => Promise<void>): Promise<void> {
  if (inMemory >= MOST_HELD)
    throw new Unavailable('Many files are being read at the moment. Please try again shortly.');
  inMemory++;
  try {
    await work();
  } finally {
    inMemory--;
  }
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

/** RFC 6266: a plain name for old clients, and the real one in UTF-8 where that differs. */
export function attachment(fileName: string): string {
  const plain = fileName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]/g, '_');
  const real = plain === fileName ? '' : `; filename*=UTF-8''${encodeURIComponent(fileName)}`;
  return `attachment; filename="${plain}"${real}`;
}
