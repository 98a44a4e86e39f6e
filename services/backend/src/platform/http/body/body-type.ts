import type { IncomingMessage } from 'node:http';

type BodyType = 'json' | 'report' | 'urlencoded' | 'multipart' | 'unknown';

const types: readonly (readonly [BodyType, RegExp])[] = [
  ['json', /^application\/json\s*(?:;|$)/i],
  ['report', /^application\/(?:csp-report|reports\+json)\s*(?:;|$)/i],
  ['urlencoded', /^application\/x-www-form-urlencoded\s*(?:;|$)/i],
  ['multipart', /^multipart\/form-data\s*(?:;|$)/i],
];

/** Where browsers send their reports, as JSON under names of its own. */
const REPORTS = /^\/api\/csp-reports\/?$/i;

/** Whether a call may be sent what browsers report. */
export const takesReports = ({ method, path }: { method: string; path: string }): boolean =>
  method === 'POST' && REPORTS.test(path);

/** The declared type of the body; null without a body. */
export function bodyTypeOf({ headers }: IncomingMessage): BodyType | null {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  if (!hasBody) return null;
  const type = headers['content-type'] ?? '';
  return types.find(([, pattern]) => pattern.test(type))?.[0] ?? 'unknown';
}

/** Whether the body is text in UTF-8 as it is, neither compressed nor in another character set. */
export function isPlainUtf8({ headers }: IncomingMessage): boolean {
  const coding = headers['content-encoding'];
  if (coding !== undefined && coding.toLowerCase() !== 'identity') return false;
  return isUtf8Type(headers['content-type'] ?? '');
}

/** Whether a content type names UTF-8, a part of it, or no character set. */
export function isUtf8Type(contentType: string): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(contentType)?.[1];
  return charset === undefined || /^(?:utf-?8|us-ascii)$/i.test(charset);
}
