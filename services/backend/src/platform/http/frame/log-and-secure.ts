import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import pino, { type Logger } from 'pino';
import { version } from '../../version';
import type { OneAddress } from './one-address';

/**
 * Headers of every API answer, set by hand because helmet's own middleware costs several times as much. They are those of
 * helmet's defaults that mean something for data, some of them stricter. Left out are the ones about pages that a browser
 * builds (opener policy, origin agent cluster, DNS prefetch) and about browsers and plug-ins that are gone (download options,
 * XSS filter, cross-domain policies). A browser heeds `Strict-Transport-Security` on https alone.
 */
export const securityHeaders: readonly (readonly [name: string, value: string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
  ['X-Frame-Options', 'DENY'],
  ['Strict-Transport-Security', 'max-age=31536000'],
  ['Referrer-Policy', 'no-referrer'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];

interface AnsweredRequest {
  method: string;
  /** As it is written in the router, never as it was asked for; undefined where no route was found. */
  route: string | undefined;
  /** 499 where the client went away before the answer was complete. */
  status: number;
  /** From the request's headers to the end of the answer. */
  ms: number;
}

/** A token of 256 random bits at the end of a path. It gives access, so it is not logged. */
const TOKEN = /\/[\w-]{43}\/?$/;

const HEALTH = '/health/';

/** Called with every answered request; null while metrics are off. */
export type ObserveRequest = ((request: AnsweredRequest) => void) | null;

/** The listeners to each answer. */
export interface Watchers {
  logger: Logger;
  observe: ObserveRequest;
  /** Sees the address of each request until it has seen enough; null where nobody watches. */
  oneAddress?: OneAddress | null;
}

const streams = new WeakSet<ServerResponse>();

/** Says of an answer that it goes on until somebody leaves: it is no failure then, and its length no measure of speed. */
export const markAsStream = (response: ServerResponse): void => void streams.add(response);

/** Evaluated once the answer is sent. */
interface LogFacts {
  addressOf?: () => string | undefined;
  /** The path as the router has it. */
  routeOf: () => string | undefined;
  start?: number;
}

/**
 * Has one line written to the access log when the answer is out, except for a health check that is passed. The line holds no query and no body: they may be personal.
 */
export function logWhenAnswered(
  watchers: Watchers,
  request: IncomingMessage,
  response: ServerResponse,
  { addressOf, routeOf, start = performance.now() }: LogFacts,
): void {
  const { logger, observe } = watchers;
  const { method = '' } = request;
  const path = (request.url?.split('?', 1)[0] ?? '').replace(TOKEN, '/-');
  response.once('close', () => {
    const isStream = streams.has(response);
    const status = isStream || response.writableFinished ? response.statusCode : 499;
    const ms = performance.now() - start;
    const requestId = requestIdOf(request);
    // Orchestrators ask every few seconds, and what they hear is told by themselves.
    if (status !== 200 || !path.startsWith(HEALTH)) {
      const address = addressOf?.();
      writeAccessLine(logger, { requestId, method, path, status, ms: Math.round(ms * 10) / 10, address });
      const browser = request.headers['user-agent'] ?? '';
      if (address && watchers.oneAddress?.see(address, browser) === false) watchers.oneAddress = null;
    }
    if (!isStream) observe?.({ method, route: routeOf(), status, ms });
  });
}

/** Puts id, security headers and one access-log line around a request. */
export const logAndSecure =
  (watchers: Watchers): RequestHandler =>
  (request, response, next) => {
    logWhenAnswered(watchers, request, response, {
      addressOf: () => request.ip,
      routeOf: () => (request.route as { path: string } | undefined)?.path,
    });
    response.setHeader('X-Request-Id', requestIdOf(request));
    for (const [name, value] of securityHeaders) response.setHeader(name, value);
    response.setHeader('Cache-Control', 'no-store');
    next();
  };

const ids = new WeakMap<IncomingMessage, string>();

/** The request's id: made once, the same in the log, the error shape and the `X-Request-Id` header. */
export function requestIdOf(request: IncomingMessage): string {
  let id = ids.get(request);
  if (!id) ids.set(request, (id = randomUUID()));
  return id;
}

interface Inner {
  [pino.symbols.streamSym]: { write(line: string): void };
}

/**
 * Writes a line of the same shape as the logger's, into the same stream, without going through serialisers and redaction:
 * its few fields are known to be harmless, and there is one for every request (measured: half of the cost of a ready list).
 */
function writeAccessLine(logger: Logger, facts: object): void {
  if (!logger.isLevelEnabled('info')) return;
  const line = { level: 30, time: new Date().toISOString(), process: 'api', version, ...facts, msg: 'request' };
  (logger as unknown as Inner)[pino.symbols.streamSym].write(`${JSON.stringify(line)}\n`);
}
