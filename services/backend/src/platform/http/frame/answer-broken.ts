import { STATUS_CODES, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { randomUUID } from 'node:crypto';
import {
  type ErrorView,
  HeadersTooLarge,
  MalformedRequest,
  PayloadTooLarge,
  RequestTimeout,
} from '../errors/http.errors';
import { securityHeaders } from './log-and-secure';

const refusals = {
  HPE_HEADER_OVERFLOW: new HeadersTooLarge(),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: new PayloadTooLarge(),
  ERR_HTTP_REQUEST_TIMEOUT: new RequestTimeout(),
};
const malformed = new MalformedRequest();

/** Answers bytes that are no HTTP, or come too slowly to become a request, in the one error shape. */
export function answerBroken(server: Server): void {
  server.on('clientError', (error: Error & { code?: string }, socket: Socket & { _httpMessage?: object }) => {
    // The client has disconnected, or an answer is under way.
    if (!socket.writable || socket._httpMessage) return void socket.destroy();
    const { statusCode, code, message } = refusals[error.code as keyof typeof refusals] ?? malformed;
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
    socket.end(`HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}\r\n${headers.join('')}\r\n${body}`);
  });
}
