import type { Response } from 'express';
import { attachment, resumeFileName } from './resume-file-name';
import { contentTypes } from '../resume-types';
import type { Resume } from './resumes.repository';
import { sendChecked } from './send-checked';

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

export async function sendResume(response: Response, resume: Resume, bytes: Buffer): Promise<void> {
  describeResume(response, resume);
  await sendChecked(response, bytes);
}
