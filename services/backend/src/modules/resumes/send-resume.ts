import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { attachment, resumeFileName } from './resume-file-name';
import { contentTypes } from './resume-types';
import type { Resume } from './resumes.repository';

/** What a stranger wrote is saved, never shown: should a browser show it all the same, it is without script and origin. */
export function describeResume(response: Response, { type, size, applicant }: Resume): void {
  response.setHeader('Content-Type', contentTypes[type]);
  response.setHeader('Content-Length', size);
  response.setHeader('Content-Disposition', attachment(resumeFileName(applicant, type)));
  response.setHeader('Content-Security-Policy', 'sandbox');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Accept-Ranges', 'none');
}

/** A reader who goes away half-way is no fault; a storage that fails half-way is, and cuts the connection. */
export async function sendResume(response: Response, resume: Resume, bytes: Readable): Promise<void> {
  try {
    describeResume(response, resume);
    await pipeline(bytes, response);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    bytes.destroy();
    response.destroy();
    throw error;
  }
}
