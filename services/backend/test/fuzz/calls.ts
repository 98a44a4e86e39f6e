import fc from 'fast-check';
import { origin } from '../sign-in';
import { bodyOf } from './bodies';
import { type Target, targets } from './fields';
import { anyText } from './texts';

export interface Call {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
}

/** As a header can hold it: Node sends no other bytes, and takes no others. */
const anyHeaderValue = anyText.map((text) =>
  text
    .replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '?')
    .trim()
    .slice(0, 200),
);

const header = (name: string, ...values: string[]): fc.Arbitrary<Record<string, string>> =>
  fc
    .oneof(...(values.length > 0 ? [fc.constantFrom(...values)] : []), anyHeaderValue)
    .map((value) => ({ [name]: value }));

const key = 'a7d1f0c2-0b6e-4a52-9a55-2f6d2f0c9e11';

const oddHeaders = fc
  .array(
    fc.oneof(
      header('Idempotency-Key', key, 'k'.repeat(200), 'k'.repeat(201), 'short'),
      header('Accept', 'text/html', 'application/json', '*/*;q=0', 'text/html;q=x,,;'),
      header('Content-Encoding', 'gzip', 'identity', 'br'),
      header('Origin', origin, 'null', 'https://evil.example'),
      header('Sec-Fetch-Site', 'same-origin', 'cross-site', 'same-site', 'none'),
      header('Referer', `${origin}/services`, `${origin}/%00`, 'https://[', '//'),
      header('X-Forwarded-For', '203.0.113.7', '::1', '999.1.1.1, x', 'unknown'),
      header('Cookie', 'session=a.b.c', 'session', `session=${'a'.repeat(4000)}`, '__Host-session=.;;;=', 'session=%'),
      header('Authorization', 'Bearer x', 'Basic Og=='),
      header('If-None-Match', '*', '"x"', 'W/"1"'),
      header('If-Match', '*', '"1"', '1'),
      header('Range', 'bytes=0-9', 'bytes=9-0', 'lines=x'),
      header('X-Request-Id', 'x', '../../x'),
      header('X-HTTP-Method-Override', 'DELETE'),
      header('Accept-Language', 'en-IN', '*'),
    ),
    { maxLength: 3 },
  )
  .map((all) => Object.assign({}, ...all) as Record<string, string>);

const oddTypes = header(
  'Content-Type',
  'text/plain',
  'application/json; charset=utf-16',
  'application/xml',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'APPLICATION/JSON',
  'application/json;',
);

const unsafe = (target: Target): fc.Arbitrary<Call> =>
  fc
    .tuple(
      bodyOf(target),
      oddHeaders,
      fc.oneof({ weight: 15, arbitrary: fc.constant({}) }, oddTypes),
      anyPathTail(target.path),
    )
    .map(([{ type, bytes }, odd, oddType, path]) => ({
      method: target.method,
      path,
      headers: { 'Content-Type': type, ...odd, ...oddType },
      body: bytes,
    }));

const asPath = (text: string) => encodeURIComponent(text.toWellFormed()).slice(0, 300);
const query = fc.oneof(
  fc.constantFrom(
    '',
    '?',
    '?%',
    '?a[b][c]=1',
    '?__proto__[x]=1',
    `?${'a=1&'.repeat(1_500)}`,
    '?sort=x&range=y&filter={',
  ),
  fc.tuple(anyText, anyText).map(([name, value]) => `?${asPath(name)}=${asPath(value)}`),
);

function anyPathTail(path: string): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 6, arbitrary: fc.constant(path) },
    query.map((tail) => path + tail),
    fc.constant(`${path}/`),
  );
}

const readPaths = fc.oneof(
  fc.constantFrom('/api/jobposts', '/api/form-settings', '/api/form-token', '/api/challenge', '/api/session'),
  fc.constantFrom(
    '/health/live',
    '/health/ready',
    '/api',
    '/',
    '/uploads/',
    '/api/admin/applications',
    '/api//jobposts',
  ),
  anyText.map((text) => `/api/jobposts/${asPath(text)}`),
  anyText.map((text) => `/uploads/${asPath(text)}`),
  anyText.map((text) => `/${asPath(text)}`),
  fc.constantFrom('/api/jobposts/%', '/api/jobposts/%ff', '/%2e%2e/%2e%2e/etc/passwd', '/api/jobposts/..;/x', '/*'),
);

const safe: fc.Arbitrary<Call> = fc
  .tuple(fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'DELETE'), readPaths, query, oddHeaders)
  .map(([method, path, tail, headers]) => ({ method, path: path + tail, headers }));

/** Any call that somebody who is not signed in can make. */
export const anyCall: fc.Arbitrary<Call> = fc.oneof(
  { weight: 8, arbitrary: safe },
  ...targets.map((target) => ({ weight: target.weight, arbitrary: unsafe(target) })),
);
