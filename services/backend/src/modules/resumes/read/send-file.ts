import type { Response } from 'express';
import { attachment, resumeFileName } from './resume-file-name';
import { contentTypes } from '../resumes.facts';
import type { Resume } from './resumes.repository';
import type { ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import { Unavailable } from '../../../platform/http/http.errors';

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

/** A reader who takes nothing for so long gives up the place. */
const IDLE_MS = 60_000;

/** Sends bytes that are known to be right, and returns when they have left. A reader who goes away half-way is no fault. */
async function sendChecked(response: ServerResponse, bytes: Buffer): Promise<void> {
  response.setTimeout(IDLE_MS, () => response.destroy());
  response.end(bytes);
  await finished(response).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}

/** A picture that the worker drew: shown inside our own pages, kept nowhere. */
export async function sendPage(response: Response, picture: Buffer): Promise<void> {
  response.setHeader('Content-Type', 'image/png');
  response.setHeader('Content-Length', picture.length);
  response.setHeader('Content-Disposition', 'inline; filename="page.png"');
  response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cache-Control', 'no-store');
  await sendChecked(response, picture);
}

/** Each file is held whole while it is checked and sent: 5 MB at most, so these take 80 MB of a process. */
const MOST_HELD = 16;
let held = 0;

/**
 * Keeps a place for a file while `work` reads and sends it.
 * @throws Unavailable when this process holds as many as it may
 */
export async function whileFewAreHeld(work: () => Promise<void>): Promise<void> {
  if (held >= MOST_HELD) throw new Unavailable('Many files are being read at the moment. Please try again shortly.');
  held++;
  try {
    await work();
  } finally {
    held--;
  }
}
