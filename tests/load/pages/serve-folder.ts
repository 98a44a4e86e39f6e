import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const PACKED = /^(text|image\/svg|application\/json)/;

export interface Served {
  url: string;
  stop: () => Promise<void>;
}

/** One and the same plain server for all: packed texts, hashed files kept for ever, pages asked for anew. */
export async function serveFolder(folder: string): Promise<Served> {
  const packed = new Map<string, Buffer>();
  const pack = (file: string) => {
    const cached = packed.get(file);
    if (cached) return cached;
    const bytes = brotliCompressSync(readFileSync(file));
    packed.set(file, bytes);
    return bytes;
  };
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname));
    // A site without job posts: the pages are measured, not the API.
    if (path === '/api/jobposts') return void response.writeHead(200, { 'Content-Type': TYPES['.json'] }).end('[]');
    const file = [path, `${path}.html`, join(path, 'index.html')]
      .map((name) => join(folder, name))
      .find((name) => existsSync(name) && statSync(name).isFile());
    if (!file) return void response.writeHead(404, { 'Content-Type': TYPES['.txt'] }).end('Not found\n');
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    const hashed = /^\/(assets|_astro|_next)\//.test(path);
    response.setHeader('Content-Type', type);
    response.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    if (!PACKED.test(type)) return void response.end(readFileSync(file));
    response.setHeader('Content-Encoding', 'br');
    response.end(pack(file));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
