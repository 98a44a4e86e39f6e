import express from 'express';
import { join } from 'node:path';

/**
 * Express's own static files, in the framework that the API uses: each file is read again for each request. No log, no security
 * headers. Files below /packed were compressed before.
 */
const files = process.env.FILES!;
const server = express();
server.get('/health', (_request, response) => void response.json({ status: 'ok' }));
server.use('/packed', express.static(join(files, 'packed'), { setHeaders: sayPacked }));
server.use('/plain', express.static(join(files, 'plain')));

function sayPacked(response: express.Response): void {
  response.setHeader('Content-Encoding', 'br');
  response.setHeader('Vary', 'Accept-Encoding');
}

const listening = server.listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => void listening.close());
