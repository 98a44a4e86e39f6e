import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { adminHeaders, bareHeaders, siteHeaders } from '../local/gateway/security-headers.ts';
import { timeLimits } from '../local/gateway/time-limits.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const caddyfile = read('./Caddyfile');

for (const [name, value] of [siteHeaders, adminHeaders, bareHeaders].flatMap((headers) => Object.entries(headers))) {
  test(`both gateways send the same ${name}`, () => assert.ok(caddyfile.includes(`${name} "${value}"`)));
}

const { headersMs, idleMs, apiIdleMs } = timeLimits;
for (const [name, ms] of [
  ['read_header', headersMs],
  ['idle', idleMs],
  ['keepalive', apiIdleMs],
] as const) {
  test(`both gateways have the same limit for ${name}`, () =>
    // The part before the colon is a setting that may override the value.
    assert.match(caddyfile, new RegExp(`^\\s*${name} (?:\\{\\$\\w+:)?${ms / 1000}s\\}?$`, 'm')));
}

test('neither gateway limits how long a body takes: the API measures its pace', () =>
  assert.doesNotMatch(caddyfile, /\b(?:read_body|write)\b\s+\d/));

test('a gateway leaves its connection to the API before the API closes it', () => {
  const configured = read('../../services/backend/src/platform/http/server/configure-http.ts');
  const apiMs = Number(/keepAliveTimeout = ([\d_]+);/.exec(configured)?.[1]?.replaceAll('_', ''));
  assert.ok(apiMs >= apiIdleMs + 10_000, `the API closes after ${apiMs} ms`);
});

test('the image of the gateway is one that does not answer 206 for a packed file, as 2.10 does', () =>
  assert.match(read('../images/web.Dockerfile'), /^FROM caddy:2\.11(?:@|$)/m));

test('the lines about visits hold nothing of a request but path, referrer and browser', () => {
  const lines = /^\(visits\) \{$([\s\S]*?)^\}$/m.exec(caddyfile)?.[1] ?? '';
  for (const field of ['request', 'resp_headers', 'user_id'])
    assert.match(lines, new RegExp(`^\\s+${field} delete$`, 'm'));
  assert.deepEqual(
    [...lines.matchAll(/^\s+log_append (.+)$/gm)].map(([, what]) => what),
    [
      'path {http.request.orig_uri.path}',
      'referer {http.request.header.Referer}',
      'user_agent {http.request.header.User-Agent}',
    ],
  );
});
