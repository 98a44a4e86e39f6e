import { type RequestListener, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { bareHeaders, setAll } from './security-headers.ts';

const statusOf: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Gives all security headers to the refusals that Node's server would send without any. */
export function refuseRequests(server: Server): void {
  const answers = new WeakMap<Socket, ServerResponse>();
  server.prependListener('request', (request, response) => void answers.set(request.socket, response));
  server.on('checkExpectation', (_request, response: ServerResponse) => refuse(response, 417));
  server.on('clientError', (error: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    const answer = answers.get(socket);
    // After the headers of an answer, a second answer would be read as its continuation.
    if (!socket.writable || error.code === 'ECONNRESET' || (answer?.headersSent && !answer.writableFinished)) {
      return void socket.destroy();
    }
    const status = statusOf[error.code ?? ''] ?? 400;
    const headers = { ...bareHeaders, 'Content-Length': '0', Connection: 'close' };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`, () => socket.destroy());
  });
}

/** RFC 9112 section 3.2: a request of HTTP/1.1 without a host is answered with 400. */
export function requireHost(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (request.httpVersion === '1.1' && request.headers.host === undefined) refuse(response, 400);
    else listener(request, response);
  };
}

function refuse(response: ServerResponse, status: number): void {
  setAll(response, bareHeaders);
  response.writeHead(status, { 'Content-Length': '0', Connection: 'close' }).end();
}
