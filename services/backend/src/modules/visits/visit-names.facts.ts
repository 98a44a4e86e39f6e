import { isIP } from 'node:net';
import { pathOfJobPost } from '../job-posts/job-post.facts';

/** Stands for addresses that are no page of the site, and for pages beyond the day's limit; likewise for hosts. */
export const OTHER = 'other';

const LONGEST_PATH = 150;
/** All receipts are one page, and all links of mails to applicants: what tells them apart is their sender's, and anybody can make up more. */
const single = /^(\/received|\/another-file|\/interview)\//;
/** The pages of all posts, as one page. How often each was opened is a count of the posts. */
export const JOB_PAGE = pathOfJobPost('{slug}');
export const jobPages = pathOfJobPost('');
const page = /^\/(?:[\w~-]+(?:\/[\w~-]+)*)?$/;

/** The name under which a page is counted, from its path. */
export function pageOf(path: string): string {
  const [, one] = single.exec(path) ?? [];
  if (one) return one;
  if (path.startsWith(jobPages)) return JOB_PAGE;
  return path.length <= LONGEST_PATH && page.test(path) ? path : OTHER;
}

/** A host as it is counted. Numeric addresses could be those of people at home, and one-word names those of a company's own network. */
export function hostNameOf(host: string): string {
  const isName = host.includes('.') && host.length <= 253 && /^[a-z0-9._-]+$/.test(host) && isIP(host) === 0;
  return isName ? host.replace(/^www\./, '') : OTHER;
}
