import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refuseProduction } from './refuse-production.ts';

test('production settings are refused with a reason and a way out', () => {
  assert.throws(() => refuseProduction({ NODE_ENV: 'production' }), /demo accounts.*NODE_ENV=production.*compose-up/);
  assert.throws(() => refuseProduction({ SITE_URL: 'https://plumbline.example' }), /SITE_URL with https/);
});

test('anything else is not', () => {
  refuseProduction({});
  refuseProduction({ NODE_ENV: 'development', SITE_URL: 'http://127.0.0.1:8080' });
});
