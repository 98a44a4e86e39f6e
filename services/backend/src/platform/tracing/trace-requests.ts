import type { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { beginSpan, type Caller, nanoseconds, type Span, spanKinds } from './span';

/** Node publishes each request on this diagnostics channel, before it calls the listeners of the server. */
const CHANNEL = 'http.server.request.start';
const inner = /^\/(?:health|metrics)\b/;

interface Started {
  request: IncomingMessage & { route?: { path: string } };
  response: ServerResponse;
}

/** Makes spans of requests, named by their route, and the caller of all that happens for them. Returns how to stop. */
export function traceRequests(
  current: AsyncLocalStorage<Span | undefined>,
  isSampled: () => boolean,
  callerOf: (request: IncomingMessage) => Caller | undefined,
  finish: (span: Span) => void,
): () => void {
  const begin = (message: unknown) => {
    const { request, response } = message as Started;
    if (inner.test(request.url ?? '') || !isSampled()) return current.enterWith(undefined);
    const { method = '' } = request;
    const span = beginSpan(method, spanKinds.server, callerOf(request));
    current.enterWith(span);
    response.once('close', () => {
      const route = request.route?.path;
      if (route) span.name = `${method} ${route}`;
      span.attributes = {
        'http.request.method': method,
        'http.response.status_code': response.statusCode,
        ...(route && { 'http.route': route }),
      };
      span.failed = response.statusCode >= 500;
      span.end = nanoseconds();
      finish(span);
    });
  };
  subscribe(CHANNEL, begin);
  return () => void unsubscribe(CHANNEL, begin);
}
