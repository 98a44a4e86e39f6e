/** An answer as a scanner on the Internet sees it, by https. The names of headers are in small letters. */
export interface ScannedPage {
  headers: Record<string, string | undefined>;
  html: string;
}

type Policy = Map<string, string[]>;

const BROAD = /^(?:\*|(?:https?|ftp):(?:\/\/\*(?:\.\*)?)?)$/;
const UNSAFE = /^(?:'unsafe-inline'|data:)$/;
const CLEAR = /^(?:http|ftp):/;
const HASH_OR_NONCE = /^'(?:sha(?:256|384|512)|nonce)-/;
const SIX_MONTHS_S = 15_768_000;

function parsePolicy(text = ''): Policy {
  const directives = text.split(';').map((part) => part.trim().toLowerCase().split(/\s+/));
  return new Map(directives.filter(([name]) => name).map(([name = '', ...sources]) => [name, sources]));
}

const metaPolicies = (html: string) =>
  [...html.matchAll(/<meta http-equiv="Content-Security-Policy" content="([^"]*)"/gi)].map(([, text]) =>
    parsePolicy(text),
  );

/** What every policy allows; a directive that none of them has allows all. Not only the first has to hold: browsers obey all. */
function allowedBy(policies: Policy[], ...names: string[]): string[] {
  const lists = policies.flatMap((policy) => {
    const name = names.find((one) => policy.has(one));
    return name === undefined ? [] : [policy.get(name) ?? []];
  });
  if (lists.length === 0) return ['*'];
  const sources = [...new Set(lists.flat())].filter((source) => lists.every((list) => list.includes(source)));
  return sources.some((source) => HASH_OR_NONCE.test(source))
    ? sources.filter((one) => one !== "'unsafe-inline'")
    : sources;
}

function scorePolicy(policies: Policy[]): number {
  if (policies.length === 0) return -25;
  const script = allowedBy(policies, 'script-src', 'default-src');
  const object = allowedBy(policies, 'object-src', 'default-src');
  const style = allowedBy(policies, 'style-src', 'default-src');
  const names = new Set(policies.flatMap((policy) => [...policy.keys()]));
  const passive = ['img-src', 'media-src'];
  const active = [...names].filter((name) => !passive.includes(name)).flatMap((name) => allowedBy(policies, name));
  if (script.some((one) => BROAD.test(one) || UNSAFE.test(one)) || object.some((one) => BROAD.test(one))) return -20;
  if (active.some((one) => CLEAR.test(one))) return -20;
  if ([...script, ...style].includes("'unsafe-eval'")) return -10;
  if (passive.some((name) => allowedBy(policies, name, 'default-src').some((one) => CLEAR.test(one)))) return -10;
  if (style.some((one) => BROAD.test(one) || UNSAFE.test(one))) return 0;
  return allowedBy(policies, 'default-src').join() === "'none'" ? 10 : 5;
}

function scoreTransport(value = ''): number {
  const [, seconds] = /(?:^|;)\s*max-age=(\d+)/i.exec(value) ?? [];
  if (!seconds) return -20;
  return Number(seconds) >= SIX_MONTHS_S ? 0 : -10;
}

function scoreFraming({ headers }: ScannedPage, header: Policy): number {
  if (header.has('frame-ancestors')) return 5;
  return /^(?:deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '') ? 0 : -20;
}

function scoreReferrer(value: string | undefined): number {
  if (value === undefined) return 0;
  return /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(value) ? 5 : -5;
}

function scoreScripts(html: string): number {
  const sources = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)];
  const foreign = sources.filter(([, source = '']) => /^(?:[a-z]+:)?\/\//i.test(source));
  if (foreign.length === 0) return 0;
  const isSafe = foreign.every(([tag, source = '']) => source.startsWith('https:') && /\bintegrity=/.test(tag));
  return isSafe ? 5 : -50;
}

const corp: Record<string, number> = { 'same-origin': 10, 'same-site': 10, 'cross-origin': 0 };

/**
 * What Mozilla's HTTP Observatory gives or takes for each of its tests, by its page "Tests & Scoring" and the table of
 * https://github.com/mdn/mdn-http-observatory (`src/grader/charts.js`). Three of its judgements are stricter here: a policy counts as
 * what browsers make of it, any script of another origin without a hash takes 50, and no preload list gives anything. Pages set no
 * cookies (a cookie takes 40), and the redirection from http has a test of its own, infra/ci/compose-production.test.ts.
 */
export function modifiersOf(page: ScannedPage): Record<string, number> {
  const { headers, html } = page;
  const header = parsePolicy(headers['content-security-policy']);
  const policies = [header, ...metaPolicies(html)].filter((policy) => policy.size > 0);
  const isOpen = headers['access-control-allow-credentials'] === 'true' && 'access-control-allow-origin' in headers;
  return {
    'content-security-policy': scorePolicy(policies),
    cookies: headers['set-cookie'] ? -40 : 0,
    'cross-origin-resource-policy': corp[headers['cross-origin-resource-policy'] ?? 'cross-origin'] ?? -5,
    'cross-origin-resource-sharing': isOpen ? -50 : 0,
    'referrer-policy': scoreReferrer(headers['referrer-policy']),
    'strict-transport-security': scoreTransport(headers['strict-transport-security']),
    'subresource-integrity': scoreScripts(html),
    'x-content-type-options': headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    'x-frame-options': scoreFraming(page, header),
  };
}

/** The score of a page: 100 less all penalties, and from 90 on with the bonuses. 100 and more is A+. */
export function scoreOf(page: ScannedPage): number {
  const modifiers = Object.values(modifiersOf(page));
  const sum = (some: number[]) => some.reduce((total, one) => total + one, 0);
  const base = 100 + sum(modifiers.filter((one) => one < 0));
  return base >= 90 ? base + sum(modifiers.filter((one) => one > 0)) : Math.max(base, 0);
}
