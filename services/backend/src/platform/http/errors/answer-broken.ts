import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { randomUUID } from 'node:crypto';
import type { ErrorView } from './http.errors';
import { securityHeaders } from '../server/log-and-secure';

type Refusal = readonly [status: number, phrase: string, code: string, message: string];

const malformed: Refusal = [400, 'Bad Request', 'malformed_request', 'The request could not be read.'];
const refusals: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: [
    431,
    'Request Header Fields Too Large',
    'headers_too_large',
    'The address or the headers are too long.',
  ],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'Payload Too Large', 'payload_too_large', 'The request is too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'request_timeout', 'The request did not arrive in time.'],
};

/** Answers, in the one error shape, what is not even HTTP, or comes too slowly to become a request. */
export function answerBroken(server: Server): void {
  server.on('clientError', (error: Error & { code?: string }, socket: Socket & { _httpMessage?: object }) => {
    // The client has disconnected, or an answer is under way.
    if (!socket.writable || socket._httpMessage) return void socket.destroy();
    const [statusCode, phrase, code, message] = refusals[error.code ?? ''] ?? malformed;
    const requestId = randomUUID();
    const body = JSON.stringify({ statusCode, code, message, msg: message, errors: {}, requestId } satisfies ErrorView);
    const headers = [
      ...securityHeaders,
      ['X-Request-Id', requestId],
      ['Cache-Control', 'no-store'],
      ['Content-Type', 'application/json; charset=utf-8'],
      ['Content-Length', String(Buffer.byteLength(body))],
      ['Connection', 'close'],
    ].map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${statusCode} ${phrase}\r\n${headers.join('')}\r\n${body}`);
  });
}
