import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import type { Handler } from './proxy-api.ts';
import { setAll } from './security-headers.ts';

/** Serves a folder; hashed assets may be kept for ever, pages must be asked for anew. */
/** @param headersOf the headers of an address without its query */
export function serveFiles(
  folder: string,
  headersOf: (path: string) => Record<string, string>,
  otherwise: Handler,
): Handler {
  const serve = sirv(folder, {
    etag: true,
    // Sent as it lies there, where the build has packed it.
    brotli: true,
    // Each file is read anew, because a build replaces files under a running stack.
    dev: true,
    setHeaders(response, path) {
      response.setHeader('Cache-Control', cacheRule(path));
    },
  });
  return (request, response) => {
    // Not in sirv's own hook, which it leaves out for a 304.
    setAll(response, headersOf(request.url?.split('?')[0] ?? ''));
    serve(request, response, () => otherwise(request, response));
  };
}

export function servePage(folder: string, page: string, headers: Record<string, string>, status = 200): Handler {
  const file = join(folder, page);
  return (request, response) => {
    setAll(response, headers);
    response.setHeader('Cache-Control', 'no-cache');
    if (!existsSync(file)) return void response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found\n');
    response.setHeader('Vary', 'Accept-Encoding');
    const packed = /\bbr\b/.test(String(request.headers['accept-encoding'])) && existsSync(`${file}.br`);
    if (packed) response.setHeader('Content-Encoding', 'br');
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' });
    if (request.method === 'HEAD') response.end();
    else createReadStream(packed ? `${file}.br` : file).pipe(response);
  };
}

function cacheRule(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable';
  return /\.html$|\/$|\/[^./]*$/.test(path) ? 'no-cache' : 'public, max-age=3600';
}
