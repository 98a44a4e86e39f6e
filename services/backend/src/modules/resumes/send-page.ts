import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/** A picture that the worker drew: shown inside our own pages, kept nowhere. A reader who goes away half-way is no fault. */
export async function sendPage(response: Response, picture: Readable): Promise<void> {
  response.setHeader('Content-Type', 'image/png');
  response.setHeader('Content-Disposition', 'inline; filename="page.png"');
  response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cache-Control', 'no-store');
  try {
    await pipeline(picture, response);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    response.destroy();
    throw error;
  }
}
