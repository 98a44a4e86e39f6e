import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable, Module } from '@nestjs/common';
import type { RequestHandler } from 'express';
import type { BufferedJson, JsonBuffer } from './json-buffer';
import { logWhenAnswered, requestIdOf, securityHeaders, type Watchers } from '../frame/log-and-secure';

const headers = [
  ...securityHeaders,
  ['Cache-Control', 'no-cache'],
  ['Content-Type', 'application/json; charset=utf-8'],
].flat();

/** Asked on every request; of any kind of value. */
type Answers = Pick<JsonBuffer<unknown>, 'get' | 'peek'>;

/**
 * Answers public lists by a middleware that stands before all others, because each of them costs a request more than
 * sending such an answer does (docs/performance.md). A request that is not a plain GET, is conditional or whose answer cannot be
 * loaded goes on to Nest, so the answers are the same either way.
 */
@Injectable()
export class FastLane {
  private readonly buffers = new Map<string, Answers>();

  /** Only for public paths. */
  open(path: string, buffer: Answers): void {
    this.buffers.set(path, buffer);
  }

  handler(watchers: Watchers): RequestHandler {
    return (request, response, next) => {
      const buffer = this.find(request, response);
      if (!buffer) return next();
      const start = performance.now();
      const send = ({ body, etag }: BufferedJson<unknown>) => {
        logWhenAnswered(watchers, request, response, { routeOf: () => request.url, start });
        const ownHeaders = ['X-Request-Id', requestIdOf(request), 'ETag', etag, 'Content-Length', `${body.length}`];
        response.writeHead(200, [...headers, ...ownHeaders]).end(body);
      };
      const ready = buffer.peek();
      if (ready) return send(ready);
      buffer.get().then(send, () => next());
    };
  }

  private find(request: IncomingMessage, response: ServerResponse): Answers | undefined {
    if (request.method !== 'GET' || request.headers['if-none-match'] !== undefined) return undefined;
    // A server that stops closes its connections with each answer.
    return response.hasHeader('Connection') ? undefined : this.buffers.get(request.url ?? '');
  }
}

@Module({ providers: [FastLane], exports: [FastLane] })
export class FastLaneModule {}
