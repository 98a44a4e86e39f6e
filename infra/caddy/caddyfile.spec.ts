import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { adminHeaders, siteHeaders } from '../local/gateway/security-headers.ts';

const caddyfile = readFileSync(new URL('./Caddyfile', import.meta.url), 'utf8');

for (const [name, value] of [...Object.entries(siteHeaders), ...Object.entries(adminHeaders)]) {
  test(`both gateways send the same ${name}`, () => assert.ok(caddyfile.includes(`${name} "${value}"`)));
}
