import { isbot } from 'isbot';
import { hostNameOf, jobPages, OTHER, pageOf } from './visit-names.facts';

type Device = 'phone' | 'tablet' | 'computer' | 'bot';

/** The kind of device by its user agent. An iPad that asks for the pages of computers counts as one. */
function deviceOf(userAgent: string): Device {
  if (userAgent === '' || isbot(userAgent)) return 'bot';
  if (/iPad|Tablet|PlayBook|Silk|Kindle|Android(?!.*Mobi)/i.test(userAgent)) return 'tablet';
  return /Mobi|iPhone|iPod/i.test(userAgent) ? 'phone' : 'computer';
}

export interface Visit {
  path: string;
  /** Of the job post whose page it was; empty for other pages. Anybody can make one up. */
  slug: string;
  /** The site that led here; empty without one, and for our own. */
  host: string;
  device: Device;
}

/** In characters. */
export const LONGEST_LINE = 8_192;

/** Reads a line of the gateway about a request: null when its answer showed no page. @throws for any other line */
export function parseVisit(line: string, ownHost: string): Visit | null {
  if (line.length > LONGEST_LINE) throw new RangeError('too long');
  const visit: unknown = JSON.parse(line);
  if (typeof visit !== 'object' || visit === null) throw new TypeError('no object');
  const { status, path, referer, user_agent: userAgent } = visit as Record<string, unknown>;
  if (typeof status !== 'number' || typeof path !== 'string') throw new TypeError('no status or path');
  // A returning browser gets 304 for a page that has not changed.
  if (status !== 200 && status !== 304) return null;
  return {
    path: pageOf(path),
    slug: slugOf(path),
    host: hostOf(textOf(referer), ownHost),
    device: deviceOf(textOf(userAgent)),
  };
}

function slugOf(path: string): string {
  const slug = path.startsWith(jobPages) ? path.slice(jobPages.length) : '';
  return /^[a-z0-9-]{1,100}$/.test(slug) ? slug : '';
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function hostOf(referer: string, ownHost: string): string {
  if (referer === '') return '';
  const url = URL.parse(referer);
  if (!url || !/^https?:$/.test(url.protocol)) return OTHER;
  const host = url.hostname.replace(/\.$/, '');
  return host === ownHost ? '' : hostNameOf(host);
}
