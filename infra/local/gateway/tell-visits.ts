import { connect, type Socket } from 'node:net';
import type { Handler } from './proxy-api.ts';

/** The most characters that are buffered while the listener does not read. */
const MOST_WAITING = 65_536;
const AGAIN_AFTER_MS = 1_000;

/** Paths below these are not pages of the site, and neither are paths with a dot. */
const isPage = (path: string) => !/^\/(?:api|uploads|admin|login2?)(?:\/|$)|\./.test(path);

/** All receipts are one page, and all links of mails to applicants: what tells them apart is their sender's. */
export const pageOf = (path: string) => /^\/(?:received|another-file|interview)(?=\/)/.exec(path)?.[0] ?? path;

const site = /^(https?:\/\/)(?:[^/?#@]*@)?([^/?#@\s]+)(?:[/?#]|$)/i;

/** Scheme, host and port of the site that led here; "null", as browsers write it, where there is no origin. */
export function originOf(referer: string): string {
  if (referer === '') return '';
  const [, scheme, host] = site.exec(referer) ?? [];
  return scheme && host ? scheme + host : 'null';
}

export interface VisitTeller {
  tell(handler: Handler): Handler;
  stop(): void;
}

/**
 * Writes a line of JSON for each page that was answered to the worker's port, the same that Caddy writes: no address, no
 * cookie, no query, no number of a receipt, no token of a link, and of the page that led here the origin alone. Lines are dropped while there is no listener; a request never waits for one.
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
        const visit = { path: pageOf(path), referer: originOf(referer), user_agent: userAgent };
        response.once('finish', () => write({ status: response.statusCode, ...visit }));
      }
      handler(request, response);
    },
    stop: () => void socket?.destroy(),
  };
}
