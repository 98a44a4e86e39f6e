import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { adminHeaders, bareHeaders, siteHeaders } from '../local/gateway/security-headers.ts';
import { originOf, pageOf } from '../local/gateway/tell-visits.ts';
import { timeLimits } from '../local/gateway/time-limits.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
// In this order: of what failed, then of each request.
const caddyfile = ['./failures.caddy', './shared.caddy', './Caddyfile'].map(read).join('\n');
const front = read('./front.Caddyfile');

for (const [name, value] of [siteHeaders, adminHeaders, bareHeaders].flatMap((headers) => Object.entries(headers))) {
  test(`both gateways send the same ${name}`, () => {
    const quoted = value.includes('"') ? `\`${value}\`` : `"${value}"`;
    assert.ok(caddyfile.includes(`${name} ${quoted}`));
  });
}

const { headersMs, idleMs } = timeLimits;
for (const [name, ms] of [
  ['read_header', headersMs],
  ['idle', idleMs],
] as const) {
  test(`both gateways have the same limit for ${name}`, () =>
    assert.match(caddyfile, new RegExp(`^\\s*${name} ${ms / 1000}s$`, 'm')));
}

for (const [name, text] of [
  ['gateway', caddyfile],
  ['front', front],
] as const)
  test(`fault 686: the ${name} leads to a name that each connection resolves, and keeps no connection`, () => {
    assert.match(text, /^\s*to \{(?:\$API_HOST:api|args\[0\])\}/m);
    assert.doesNotMatch(text, /^\s*(?:dynamic|lb_policy) /m);
    const [transports, off] = [/^\s*transport http \{/gm, /^\s*transport http \{[^{}]*^\s*keepalive off$/gm];
    assert.equal(text.match(off)?.length, text.match(transports)?.length);
  });

test('APIs that are not ready are asked for the page about the system and for nothing else', () => {
  const [, rules = ''] = /@status \{([^{}]*)\}/.exec(caddyfile) ?? [];
  assert.deepEqual(rules.trim().split(/\n\t+/), ['method GET HEAD', 'path /api/admin/status']);
  assert.equal(caddyfile.split('API_STATUS_SUFFIX').length, 2);
  assert.match(caddyfile, /handle @status \{\s*reverse_proxy \{\s*import api "\{\$API_STATUS_SUFFIX\}"/);
});

test('the numbers of gateway and front are for their container alone unless the operator opens them', () => {
  for (const text of [caddyfile, front])
    assert.match(text, /^:\{\$METRICS_PORT:9180\} \{\s*bind \{\$METRICS_HOST:127\.0\.0\.1\}\s*metrics\s*\}/m);
});

test('the front has the limits of the gateway behind it', () => {
  for (const [name, ms] of [
    ['read_header', headersMs],
    ['idle', idleMs],
  ] as const)
    assert.match(front, new RegExp(`^\\s*${name} ${ms / 1000}s$`, 'm'));
});

test('the stream of staff goes past the gateway, which would wait for its end, to an API, which ends it', () => {
  const ofStream =
    /@live path \/api\/admin\/live\s+handle @live \{\s*reverse_proxy \{\s*import reach \{\$API_HOST:api\}:3000\s/;
  assert.match(front, ofStream);
  assert.equal(front.split('API_HOST').length, 2);
});

test('the stream of staff comes to the API by as many addresses as calls that pass the gateway', () => {
  const [, ofStream = ''] = /handle @live \{\s*reverse_proxy \{([^]*?)\n\t\t\}/.exec(front) ?? [];
  assert.deepEqual(
    [...ofStream.matchAll(/^\s*header_up (.+)$/gm)].map(([, what]) => what),
    ['+X-Forwarded-For {http.request.local.host}'],
  );
});

test('neither gateway limits how long a body takes: the API measures its pace', () =>
  assert.doesNotMatch(caddyfile + front, /\b(?:read_body|write)\b\s+\d/));

test('a gateway leaves its connection to the API before the API closes it', () => {
  const configured = read('../../services/backend/src/platform/http/server/configure-http.ts');
  const apiMs = Number(/keepAliveTimeout = ([\d_]+);/.exec(configured)?.[1]?.replaceAll('_', ''));
  assert.ok(apiMs >= timeLimits.apiIdleMs + 10_000, `the API closes after ${apiMs} ms`);
});

test('the image of the gateway is one that does not answer 206 for a packed file, as 2.10 does', () =>
  assert.match(read('../images/web.Dockerfile'), /^FROM caddy:2\.11(?:@|$)/m));

const lines = /^\(visits\) \{$([\s\S]*?)^\}$/m.exec(caddyfile)?.[1] ?? '';

test('the lines about visits hold nothing of a request but page, referring origin and browser', () => {
  for (const field of ['request', 'resp_headers', 'user_id'])
    assert.match(lines, new RegExp(`^\\s+${field} delete$`, 'm'));
  assert.deepEqual(
    [...lines.matchAll(/^\s+log_append (.+)$/gm)].map(([, what]) => what),
    ['path {page}', 'referer {referring-origin}', 'user_agent {http.request.header.User-Agent}'],
  );
});

/** The values that a `map` of the lines about visits gives. */
function mapped(source: string, value: string): string | undefined {
  const block = lines.split(`map ${source} `)[1]?.split('}\n\tmap')[0] ?? '';
  const rules = [...block.matchAll(/^\t\t(\S+) "?([^"\n]*)"?$/gm)];
  for (const [, from = '', to = ''] of rules) {
    if (from === 'default') return to.replace(source, value);
    if (from === `"${value}"`) return to;
    const pattern = /^~(\(\?i\))?(.+)$/.exec(from);
    const found = pattern && new RegExp(pattern[2] ?? '', pattern[1] ? 'i' : '').exec(value);
    if (found) return to.replaceAll(/\$\{(\d)\}/g, (_, group: string) => found[Number(group)] ?? '');
  }
  return undefined;
}

for (const path of [
  '/',
  '/about',
  '/contact',
  '/career/java',
  '/received',
  '/received/FD-7K3M-9QXA',
  '/received-goods',
  '/another-file',
  '/another-file/x3Jq-_',
  '/interview',
  '/interview/x3Jq-_',
])
  test(`both gateways tell of ${path} under the same name`, () =>
    assert.equal(mapped('{http.request.orig_uri.path}', path), pageOf(path)));

for (const referer of [
  '',
  'https://search.example',
  'https://search.example/?q=asha',
  'HTTPS://asha:secret@mail.example:8443/inbox',
  'https://mail.example?asha@secret',
  'http://[2001:db8::7]/asha',
  'android-app://com.example.mail/',
  'https://',
  'asha',
])
  test(`both gateways cut the referring page ${referer || '(none)'} to the same origin`, () =>
    assert.equal(mapped('{http.request.header.Referer}', referer), originOf(referer)));

const [ofFailures = '', ofEach = ''] = caddyfile.match(/\bfields \{\n\t+request>uri [^}]+/g) ?? [];

for (const [what, fields] of [
  ['of a request that failed', ofFailures],
  ['of each request', ofEach],
] as const)
  test(`what the gateway logs ${what} tells neither who asked nor which page led here`, () => {
    const removed = [...fields.matchAll(/^\t+(\S+) delete$/gm)].map(([, name]) => name);
    for (const name of ['remote_ip', 'remote_port', 'client_ip', 'headers'])
      assert.ok(removed.includes(`request>${name}`), name);
  });

test('what the gateway logs of a request has no query, no number of a receipt and no token', () => {
  const [, uri = ''] = /^\t+request>uri regexp "(.+)" "\$1"$/m.exec(ofEach) ?? [];
  assert.ok(ofFailures.includes(`request>uri regexp "${uri}" "$1"`));
  const logged = (text: string) => text.replaceAll(new RegExp(uri, 'g'), (_, kept?: string) => kept ?? '');
  assert.equal(logged('/contact?email=asha@mail.example'), '/contact');
  assert.equal(logged('/received/FD-7K3M-9QXA?form=contact-message'), '/received');
  assert.equal(logged(`/another-file/${'t'.repeat(43)}?failed=x`), '/another-file');
  assert.equal(logged(`/interview/${'t'.repeat(43)}?failed=x`), '/interview');
  assert.equal(logged('/api/admin/applications?search=asha'), '/api/admin/applications');
  assert.equal(logged('/about'), '/about');
});
