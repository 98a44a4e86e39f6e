import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { policyFor } from './content-security.ts';

const caddyfile = readFileSync(new URL('../../infra/caddy/Caddyfile', import.meta.url), 'utf8');

function parse(policy: string): Record<string, string[]> {
  const directives = policy.split(';').map((part) => part.trim().split(/\s+/));
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]));
}
const headerOf = (snippet: string, name: string) => {
  const block = caddyfile.slice(caddyfile.indexOf(`(${snippet}) {`)).split('\n}\n', 1)[0] ?? '';
  return parse(new RegExp(`\\t${name} "([^"]+)"`).exec(block)?.[1] ?? '');
};

test('browsers report what the policy of a page stops, but for inline parts, which differ from page to page', () => {
  const {
    'report-uri': address,
    'report-to': endpoint,
    ...stopping
  } = headerOf('site-headers', 'Content-Security-Policy');
  const { 'script-src-attr': handlers, ...reported } = headerOf('site-headers', 'Content-Security-Policy-Report-Only');
  assert.deepEqual([reported['report-uri'], reported['report-to']], [address, endpoint]);
  assert.deepEqual(handlers, ["'none'"]);
  const expected = parse(policyFor('<html><head></head></html>'));
  for (const name of ['script-src', 'style-src']) expected[name]?.push("'unsafe-inline'");
  // Those of the header stop, and report, by themselves.
  for (const name of Object.keys(stopping)) delete expected[name];
  assert.deepEqual(reported, { ...expected, 'report-uri': address, 'report-to': endpoint });
});
