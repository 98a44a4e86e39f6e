import { isIP } from 'node:net';
import { isbot } from 'isbot';
import { pathOfJobPost } from '../job-posts/job-post.facts';

type Device = 'phone' | 'tablet' | 'computer' | 'bot';

/** The kind of device by its user agent. An iPad that asks for the pages of computers counts as one. */
function deviceOf(userAgent: string): Device {
  if (userAgent === '' || isbot(userAgent)) return 'bot';
  if (/iPad|Tablet|PlayBook|Silk|Kindle|Android(?!.*Mobi)/i.test(userAgent)) return 'tablet';
  return /Mobi|iPhone|iPod/i.test(userAgent) ? 'phone' : 'computer';
}

/** Stands for addresses that are no page of the site, and for pages beyond the day's limit; likewise for hosts. */
export const OTHER = 'other';

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
const LONGEST_PATH = 150;
/** All receipts are one page, and all links for another file: what tells them apart is their sender's, and anybody can make up more. */
const single = /^(\/received|\/another-file)\//;
/** The pages of all posts, as one page. How often each was opened is a count of the posts. */
export const JOB_PAGE = pathOfJobPost('{slug}');
const jobPages = pathOfJobPost('');
const page = /^\/(?:[\w~-]+(?:\/[\w~-]+)*)?$/;

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

function pageOf(path: string): string {
  const [, one] = single.exec(path) ?? [];
  if (one) return one;
  if (path.startsWith(jobPages)) return JOB_PAGE;
  return path.length <= LONGEST_PATH && page.test(path) ? path : OTHER;
}

function slugOf(path: string): string {
  const slug = path.startsWith(jobPages) ? path.slice(jobPages.length) : '';
  return /^[a-z0-9-]{1,100}$/.test(slug) ? slug : '';
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Numeric addresses could be those of people at home, and one-word names those of a company's own network. */
function hostOf(referer: string, ownHost: string): string {
  if (referer === '') return '';
  const url = URL.parse(referer);
  if (!url || !/^https?:$/.test(url.protocol)) return OTHER;
  const host = url.hostname.replace(/\.$/, '');
  if (host === ownHost) return '';
  const isName = host.includes('.') && host.length <= 253 && /^[a-z0-9._-]+$/.test(host) && isIP(host) === 0;
  return isName ? host.replace(/^www\./, '') : OTHER;
}
