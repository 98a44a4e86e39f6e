import { hostNameOf, OTHER, pageOf } from '../visits/visit-names.facts';
import { cspDirectives, EXTENSION, INLINE_NAMES } from './csp-report.facts';

/** What of a report is counted. Nothing of it tells who was stopped: no query, no path of a record, no sample of a script. */
export interface CspReport {
  /** The page of the site, `/admin` for all of the admin, or `other`. */
  page: string;
  /** One of the policy's, or `other`. */
  directive: string;
  /** A host, `self`, `inline`, `eval` and the like, `extension`, or `other`. */
  blocked: string;
}

/** Browsers send a few together; a body with more is not theirs. */
const MOST_REPORTS = 20;

type Fields = Record<string, unknown>;
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const textOf = (...values: unknown[]) => values.find((value) => typeof value === 'string') ?? '';

/**
 * Reads the body of `report-uri` (`{"csp-report": …}`) or of the Reporting API (a list of reports of all kinds). What is no report
 * about a content security policy is left out.
 */
export function readCspReports(body: unknown, ownHost: string): CspReport[] {
  const one = fieldsOf(body)['csp-report'];
  if (one !== undefined) return isFilled(one) ? [readReport(fieldsOf(one), ownHost)] : [];
  return [body]
    .flat()
    .slice(0, MOST_REPORTS)
    .map(fieldsOf)
    .filter(({ type, body: inner }) => type === 'csp-violation' && isFilled(inner))
    .map(({ body: inner }) => readReport(fieldsOf(inner), ownHost));
}

const isFilled = (value: unknown) => Object.keys(fieldsOf(value)).length > 0;

function readReport(report: Fields, ownHost: string): CspReport {
  const document = textOf(report['documentURL'], report['document-uri']);
  const source = textOf(report['sourceFile'], report['source-file']);
  const blocked = textOf(report['blockedURL'], report['blocked-uri']);
  return {
    page: pageIn(document, ownHost),
    directive: directiveOf(
      textOf(report['effectiveDirective'], report['effective-directive'], report['violated-directive']),
    ),
    // Of a style that an extension puts in, only the source says so, and Chrome cuts it down to the bare scheme.
    blocked: isExtension(source) ? EXTENSION : nameOfBlocked(blocked, ownHost),
  };
}

/** Copies of the pages elsewhere, such as translations and caches, send their reports here, too. */
function pageIn(document: string, ownHost: string): string {
  const url = URL.parse(document);
  if (url?.hostname !== ownHost) return OTHER;
  if (/^\/admin(?:\/|$)/.test(url.pathname)) return '/admin';
  return pageOf(url.pathname);
}

/** Older browsers put the sources behind the name. */
function directiveOf(text: string): string {
  const [name = ''] = text.trim().split(/\s/, 1);
  return cspDirectives.find((known) => known === name) ?? OTHER;
}

/** With or without an address behind it: `chrome-extension://…`, and the bare scheme. */
const isExtension = (text: string) => /^(?:[a-z-]*extension|webkit-masked-url|user-script)(?::|$)/i.test(text);

function nameOfBlocked(blocked: string, ownHost: string): string {
  if (isExtension(blocked)) return EXTENSION;
  const name = INLINE_NAMES.find((known) => blocked === known || blocked.startsWith(`${known}:`));
  if (name) return name;
  const url = URL.parse(blocked);
  if (!url || !/^(?:https?|wss?):$/.test(url.protocol)) return OTHER;
  return url.hostname === ownHost ? 'self' : hostNameOf(url.hostname.replace(/\.$/, ''));
}
