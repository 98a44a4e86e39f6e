import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { otherCases, redirects } from '../../../frontend/app/redirects.ts';
import { checkRule } from '../../ci/check-rule.ts';
import { checkStream } from '../../../tests/support/containers/check-stream.ts';
import { unfilledPageRules, gatewayRules, nameOf, redirectRules, unavailableRule } from '../../ci/gateway-rules.ts';
import { findFreePort } from '../process/find-free-port.ts';
import { startGateway, type Gateway } from './start-gateway.ts';

const folder = mkdtempSync(join(tmpdir(), 'gateway-'));
const files = {
  'site/index.html': 'home',
  'site/404.html': 'not found',
  'site/404.html.br': brotliCompressSync('not found'),
  'site/career/index.html': 'career',
  'site/career/index.html.br': brotliCompressSync('career'),
  'site/contact/index.html': 'contact',
  'site/application/index.html': 'application',
  'site/received/_receipt/index.html': 'received',
  'site/another-file/_link/index.html': 'another file',
  'site/interview/_link/index.html': 'interview',
  'site/Software-dev/index.html': 'software',
  'site/favicon.svg': '<svg/>',
  'site/.well-known/security.txt': 'security',
  'site/humans.txt': 'humans',
  'site/llms.txt': 'texts',
  'site/assets/app-1a2b.js': 'site',
  'admin/index.html': 'admin',
  'admin/login.html': 'login',
  'admin/login2.html': 'login of HR',
  'admin/assets/app-3c4d.js': 'admin',
  'redirects.json': JSON.stringify([...redirects, ...otherCases]),
};
/** The API's responses at addresses that are not data. */
const pages: Record<string, [status: number, type: string, cacheRule?: string]> = {
  '/career': [200, 'text/html; charset=utf-8'],
  '/career/no-such-position': [404, 'text/html; charset=utf-8'],
  '/received/FD-7K3M-2QXW?form=contact-message': [200, 'text/html; charset=utf-8', 'no-store'],
  '/received/_receipt': [404, 'text/html; charset=utf-8'],
  '/received/You-have-won': [404, 'text/html; charset=utf-8'],
  [`/another-file/${'t'.repeat(43)}`]: [404, 'text/html; charset=utf-8', 'no-store'],
  [`/interview/${'t'.repeat(43)}`]: [404, 'text/html; charset=utf-8', 'no-store'],
  '/contact?email=asha%40company.example': [200, 'text/html; charset=utf-8', 'no-store'],
  '/application?plain=1': [200, 'text/html; charset=utf-8', 'no-store'],
  '/feeds/jobs.atom': [200, 'application/atom+xml; charset=utf-8'],
  '/feeds/jobs.xml': [200, 'application/xml; charset=utf-8'],
  '/sitemap-jobs.xml': [200, 'application/xml; charset=utf-8'],
};
const dataHeaders = {
  'Content-Security-Policy': "default-src 'none'",
  'X-Frame-Options': 'SAMEORIGIN',
  'Cache-Control': 'no-cache',
  ETag: '"1"',
  Vary: 'Accept-Encoding',
};
/** Hears when the reader of the stream of changes has left. */
let left: () => void;
const hasLeft = new Promise<void>((resolve) => (left = resolve));
const api = createServer((request, response) => {
  if (request.url === '/api/admin/live') {
    response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' }).write('retry: 2000\n\n');
    return void response.once('close', left);
  }
  const page = pages[request.url ?? ''];
  if (!page) return void response.end(JSON.stringify(request.headers));
  const [status, type, cacheRule] = page;
  const known = request.headers['if-none-match'] === '"1"';
  const packed = String(request.headers['accept-encoding']).includes('br');
  response.writeHead(known ? 304 : status, {
    ...dataHeaders,
    'Content-Type': type,
    ...(cacheRule && { 'Cache-Control': cacheRule, 'X-Robots-Tag': 'noindex' }),
    ...(packed && { 'Content-Encoding': 'br' }),
  });
  response.end(packed ? brotliCompressSync('page') : 'page');
});
let gateway: Gateway;

before(async () => {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  const apiUrl = `http://127.0.0.1:${(api.address() as { port: number }).port}`;
  const places = { siteFiles: join(folder, 'site'), adminFiles: join(folder, 'admin') };
  gateway = await startGateway({
    port: await findFreePort(0),
    apiUrl,
    ...places,
    redirectsFile: join(folder, 'redirects.json'),
  });
});

after(async () => {
  await gateway.stop();
  api.close();
  rmSync(folder, { recursive: true });
});

for (const rule of [...gatewayRules, ...redirectRules(redirects)]) {
  test(nameOf(rule), () => checkRule(gateway.url, rule));
}

test('an address that cannot be decoded is not found', () => checkRule(gateway.url, { path: '/te%rms', status: 404 }));

test('hashed assets may be kept for ever', async () => {
  for (const path of ['/assets/app-1a2b.js', '/admin/assets/app-3c4d.js']) {
    await checkRule(gateway.url, { path, status: 200, headers: { 'cache-control': /immutable/ } });
  }
});

test('what a visitor claims about its address does not reach the API', async () => {
  const claims = { 'X-Forwarded-For': '203.0.113.9', Forwarded: 'for=203.0.113.9', 'X-Forwarded-Proto': 'https' };
  const seen = (await (await fetch(`${gateway.url}/api/jobposts`, { headers: claims })).json()) as Record<
    string,
    string
  >;
  assert.equal(seen['x-forwarded-for'], '127.0.0.1');
  assert.equal(seen['x-forwarded-proto'], 'http');
  assert.equal(seen.forwarded, undefined);
});

test('the stream of changes is passed on as it comes, and ends at the API when its reader leaves', async () => {
  await checkStream(gateway.url);
  await hasLeft;
});

test('without the API its calls get 503 in the one shape of errors', async () => {
  api.close();
  api.closeAllConnections();
  for (const rule of [unavailableRule, ...unfilledPageRules]) await checkRule(gateway.url, rule);
  const answer = await fetch(`${gateway.url}/api/application`, { method: 'POST', body: 'x'.repeat(200_000) });
  assert.equal(answer.status, 503);
  const { statusCode, code, message, msg, errors } = (await answer.json()) as Record<string, unknown>;
  assert.deepEqual({ statusCode, code, errors }, { statusCode: 503, code: 'unavailable', errors: {} });
  assert.equal(message, msg);
});
