import type { Request, Response } from 'express';
import { NotFound } from '../http/errors/http.errors';
import { packInTurn, type Page, ReadyPage } from './ready-page';
import { NOT_FOUND_PAGE, type Shells } from './shells';

const acceptsPacked = (request: Request) => request.acceptsEncodings('br') === 'br';

function sendHtml(response: Response, body: Buffer, isPacked: boolean): void {
  if (isPacked) response.setHeader('Content-Encoding', 'br');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Length', body.length);
  response.end(body);
}

const tagOf = ({ tag }: Page, isPacked: boolean) => `"${tag}${isPacked ? '-br' : ''}"`;

/** Sends a page, compressed where the client accepts that, or 304 where the client has it already. */
export async function sendPage(request: Request, response: Response, status: number, page: Page): Promise<void> {
  const packs = acceptsPacked(request);
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('ETag', tagOf(page, packs));
  if (status === 200 && request.headers['if-none-match'] !== undefined && request.fresh)
    return void response.status(304).end();
  if (status !== 200) response.setHeader('X-Robots-Tag', 'noindex');
  const packed = packs ? await page.packed() : undefined;
  response.setHeader('ETag', tagOf(page, packed !== undefined));
  sendHtml(response.status(status), packed ?? page.bytes, packed !== undefined);
}

/** The site's own page for unknown addresses, or the one shape of errors where it cannot be fetched. */
export async function sendNotFound(shells: Shells, request: Request, response: Response): Promise<void> {
  const shell = await shells.get(NOT_FOUND_PAGE, (text) => new ReadyPage(text, 'thoroughly')).catch(() => null);
  if (!shell) throw new NotFound();
  await sendPage(request, response, 404, shell.value);
}

/** Sends a page for one reader: it is kept nowhere, and no search engine lists it. Compressed where the client accepts that. */
export async function sendOnce(request: Request, response: Response, bytes: Buffer): Promise<void> {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('X-Robots-Tag', 'noindex');
  const packed = acceptsPacked(request) ? await packInTurn(bytes) : undefined;
  sendHtml(response, packed ?? bytes, packed !== undefined);
}
