import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { paths } from '../../frontend/app/banners/banners.ts';
import { type Gateway, startGateway } from '../../infra/local/gateway/start-gateway.ts';
import { adminFiles, redirectsFile, siteFiles } from '../../infra/local/paths.ts';
import { findFreePort } from '../../infra/local/process/find-free-port.ts';
import { modifiersOf, type ScannedPage, scoreOf } from '../support/built-site/observatory.ts';

const A_PLUS = 100;
let gateway: Gateway;

before(async () => {
  const [port, nowhere] = [await findFreePort(0), await findFreePort(0)];
  gateway = await startGateway({ port, apiUrl: `http://127.0.0.1:${nowhere}`, siteFiles, adminFiles, redirectsFile });
});
after(() => gateway.stop());

async function scan(path: string): Promise<ScannedPage> {
  const answer = await fetch(gateway.url + path);
  return { headers: Object.fromEntries(answer.headers), html: await answer.text() };
}

// Both gateways send the same headers: infra/caddy/caddyfile.spec.ts.
test("every page is A+ by the rules of Mozilla's HTTP Observatory, and so are the login and the admin", async () => {
  for (const path of [...paths, '/no-such-page', '/login', '/admin/']) {
    const page = await scan(path);
    assert.ok(page.html.includes('<html'), path);
    assert.ok(scoreOf(page) >= A_PLUS, `${path}: ${JSON.stringify(modifiersOf(page))}`);
  }
});

test('the rules take points from a page that lacks a header, or whose policy has a hole', async () => {
  const { headers, html } = await scan('/');
  const without = (name: string) => ({ headers: { ...headers, [name]: undefined }, html });
  const withPolicy = (policy: string) => ({ headers: { ...headers, 'content-security-policy': policy }, html: '' });
  const worse: [modifier: string, page: ScannedPage][] = [
    ['strict-transport-security', without('strict-transport-security')],
    ['x-content-type-options', without('x-content-type-options')],
    ['x-frame-options', { ...without('content-security-policy'), headers: { 'x-frame-options': 'ALLOWALL' } }],
    ['content-security-policy', { ...without('content-security-policy'), html: '' }],
    ['content-security-policy', withPolicy("default-src 'self'; script-src 'self' 'unsafe-inline'")],
    ['content-security-policy', withPolicy("default-src 'self'; script-src 'self' 'unsafe-eval'")],
    ['content-security-policy', withPolicy("default-src 'self'; connect-src http://api.example")],
    ['content-security-policy', withPolicy("frame-ancestors 'none'")],
    ['subresource-integrity', { headers, html: `${html}<script src="https://cdn.example/a.js"></script>` }],
    ['cookies', { headers: { ...headers, 'set-cookie': 'id=1' }, html }],
  ];
  for (const [modifier, page] of worse) {
    assert.ok(modifiersOf(page)[modifier]! < 0, modifier);
    assert.ok(modifiersOf({ headers, html })[modifier]! >= 0, modifier);
  }
});
