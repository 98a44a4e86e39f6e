import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
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
  /** With pipelined requests, the response that ends last. */
  const lastResponse = new WeakMap<Socket, ServerResponse>();
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    lastResponse.set(socket, response);
  });
  server.on('clientError', (error: Error & { code?: string }, socket: Socket) => {
    const isAnswering = lastResponse.get(socket)?.writableFinished === false;
    // When it is not writable, the client has disconnected.
    if (!socket.writable || isAnswering) return void socket.destroy();
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
