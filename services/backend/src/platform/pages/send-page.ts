import type { Request, Response } from 'express';
import { promisify } from 'node:util';
import { brotliCompress, constants, crc32 } from 'node:zlib';
import { NotFound } from '../http/errors/http.errors';
import { NOT_FOUND_PAGE, type Shells } from './shells';

const compress = promisify(brotliCompress);
/** A tenth less than the quick one, in 54 ms for the careers page; a list of hundreds of posts would take a second. */
const THOROUGH = 10;
const QUICK = 5;
const LARGE_BYTES = 500_000;

/** A page as bytes, ready to be sent often. */
export class ReadyPage {
  readonly bytes: Buffer;
  readonly tag: string;
  private packing: Promise<Buffer> | undefined;

  constructor(html: string) {
    this.bytes = Buffer.from(html);
    this.tag = `${this.bytes.length.toString(36)}-${crc32(this.bytes).toString(36)}`;
  }

  packed(): Promise<Buffer> {
    return (this.packing ??= pack(this.bytes, this.bytes.length > LARGE_BYTES ? QUICK : THOROUGH));
  }
}

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
const pack = (bytes: Buffer, quality: number): Promise<Buffer> =>
  compress(bytes, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length } });

const acceptsPacked = (request: Request) => request.acceptsEncodings('br') === 'br';

function sendHtml(response: Response, body: Buffer, isPacked: boolean): void {
  if (isPacked) response.setHeader('Content-Encoding', 'br');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Length', body.length);
  response.end(body);
}

/** Sends a page, compressed where the client accepts that, or 304 where the client has it already. */
export async function sendPage(request: Request, response: Response, status: number, page: ReadyPage): Promise<void> {
  const packs = acceptsPacked(request);
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('ETag', `"${page.tag}${packs ? '-br' : ''}"`);
  if (status === 200 && request.headers['if-none-match'] !== undefined && request.fresh)
    return void response.status(304).end();
  if (status !== 200) response.setHeader('X-Robots-Tag', 'noindex');
  sendHtml(response.status(status), packs ? await page.packed() : page.bytes, packs);
}

/** The site's own page for unknown addresses, or the one shape of errors where it cannot be fetched. */
export async function sendNotFound(shells: Shells, request: Request, response: Response): Promise<void> {
  const shell = await shells.get(NOT_FOUND_PAGE, (text) => new ReadyPage(text)).catch(() => null);
  if (!shell) throw new NotFound();
  await sendPage(request, response, 404, shell.value);
}

/** Sends a page for one reader: it is kept nowhere, and no search engine lists it. Compressed where the client accepts that. */
export async function sendOnce(request: Request, response: Response, html: string): Promise<void> {
  const packs = acceptsPacked(request);
  const bytes = Buffer.from(html);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('X-Robots-Tag', 'noindex');
  sendHtml(response, packs ? await pack(bytes, QUICK) : bytes, packs);
}
