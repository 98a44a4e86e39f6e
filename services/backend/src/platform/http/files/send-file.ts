import { finished } from 'node:stream/promises';
import type { Response } from 'express';
import { Unavailable } from '../errors/http.errors';

/** A stranger's file of any kind: never what it says it is, so that no browser shows it. */
export async function sendAttachment(response: Response, fileName: string, bytes: Buffer): Promise<void> {
  setFileHeaders(response, 'application/octet-stream', bytes.length, attachment(fileName), 'sandbox');
  response.setHeader('Accept-Ranges', 'none');
  await sendChecked(response, bytes);
}

export function setFileHeaders(
  response: Response,
  type: string,
  size: number,
  disposition: string,
  policy: string,
): void {
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
export async function sendChecked(response: Response, bytes: Buffer): Promise<void> {
  response.setTimeout(IDLE_MS, () => response.destroy());
  response.end(bytes);
  await finished(response).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}

/** Each file is held in memory while it is verified and sent: resumes of 5 MB, so 80 MB in all; files of mails may have 20. */
const MOST_HELD = 16;
let inMemory = 0;

/** Limits how many files are in memory at once; `work` reads one, and sends it where it is not kept. @throws Unavailable at the limit */
export async function whileFewAreHeld<Result>(work: () => Promise<Result>): Promise<Result> {
  if (inMemory >= MOST_HELD)
    throw new Unavailable('Many files are being read at the moment. Please try again shortly.');
  inMemory++;
  try {
    return await work();
  } finally {
    inMemory--;
  }
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
