import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { logWhenAnswered, securityHeaders, type Watchers } from './frame-request';
import type { BufferedJson, JsonBuffer } from './json-buffer';
import { requestIdOf } from './request-id';

const headers = [
  ...securityHeaders.flat(),
  'Cache-Control',
  'no-cache',
  'Content-Type',
  'application/json; charset=utf-8',
];

/** Asked on every request; of any kind of value. */
type Answers = Pick<JsonBuffer<unknown>, 'get' | 'peek'>;

/**
 * Answers public lists before the framework sees the request: routing, guards and middleware cost several times what sending
 * such an answer costs. Whatever is not a plain GET, is conditional or cannot be loaded goes the usual way, so the lane can
 * only make an answer faster, never another one.
 */
@Injectable()
export class FastLane {
  private readonly buffers = new Map<string, Answers>();

  /** Only for paths that anybody may read. */
  open(path: string, buffer: Answers): void {
    this.buffers.set(path, buffer);
  }

  attach(server: Server, watchers: Watchers): void {
    const framework = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request');
    server.on('request', (request, response) => {
      const goOn = () => {
        for (const listener of framework) listener.call(server, request, response);
      };
      const buffer = this.find(request, response);
      if (!buffer) return goOn();
      const ready = buffer.peek();
      if (ready) return send(request, response, watchers, ready);
      const start = performance.now();
      buffer.get().then((loaded) => send(request, response, watchers, loaded, start), goOn);
    });
  }

  private find(request: IncomingMessage, response: ServerResponse): Answers | undefined {
    if (request.method !== 'GET' || request.headers['if-none-match'] !== undefined) return undefined;
    return response.hasHeader('Connection') ? undefined : this.buffers.get(request.url ?? '');
  }
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  watchers: Watchers,
  { body, etag }: BufferedJson<unknown>,
  start = performance.now(),
): void {
  logWhenAnswered(watchers, request, response, { routeOf: () => request.url, start });
  response.writeHead(200, [
    ...headers,
    'X-Request-Id',
    requestIdOf(request),
    'ETag',
    etag,
    'Content-Length',
    `${body.length}`,
  ]);
  response.end(body);
}
