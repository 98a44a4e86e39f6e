import type { Response } from 'express';
import { sendChecked } from './send-checked';

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
