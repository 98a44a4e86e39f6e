import { connect, type Socket } from 'node:net';
import type { Handler } from './proxy-api.ts';

/** The most characters that are buffered while the listener does not read. */
const MOST_WAITING = 65_536;
const AGAIN_AFTER_MS = 1_000;

/** Paths below these are not pages of the site, and neither are paths with a dot. */
const isPage = (path: string) => !/^\/(?:api|uploads|admin|login2?)(?:\/|$)|\./.test(path);

export interface VisitTeller {
  tell(handler: Handler): Handler;
  stop(): void;
}

/**
 * Writes a line of JSON for each page that was answered to the worker's port, the same that Caddy writes: no address, no
 * cookie, no query. Lines are dropped while there is no listener; a request never waits for one.
 */
export function tellVisits(port: number): VisitTeller {
  let socket: Socket | undefined;
  let tried = 0;
  const open = () => {
    if (socket || Date.now() - tried < AGAIN_AFTER_MS) return;
    tried = Date.now();
    const opened = connect(port, '127.0.0.1').unref();
    socket = opened;
    opened
      .on('error', () => opened.destroy())
      .on('close', () => {
        if (socket === opened) socket = undefined;
      });
  };
  const write = (line: object) => {
    open();
    if (socket && socket.writableLength < MOST_WAITING) socket.write(`${JSON.stringify(line)}\n`);
  };
  return {
    tell: (handler) => (request, response) => {
      const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
      const { referer = '', 'user-agent': userAgent = '' } = request.headers;
      if (request.method === 'GET' && isPage(path)) {
        response.once('finish', () => write({ status: response.statusCode, path, referer, user_agent: userAgent }));
      }
      handler(request, response);
    },
    stop: () => void socket?.destroy(),
  };
}
