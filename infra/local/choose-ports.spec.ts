import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choosePorts } from './choose-ports.ts';

const names = ['SITE_PORT', 'API_PORT', 'INBOX_PORT', 'SMTP_PORT', 'PG_PORT', 'WORKER_HEALTH_PORT', 'VISITS_PORT'];

test('0 gives each part a free port of its own', async () => {
  const ports = await choosePorts(Object.fromEntries(names.map((name) => [name, '0'])));
  const numbers = Object.values(ports);
  assert.equal(new Set(numbers).size, names.length);
  assert.ok(numbers.every((port) => port > 0));
});

test('what is no port is refused by name', async () => {
  await assert.rejects(choosePorts({ API_PORT: '80a' }), /API_PORT must be a port/);
  await assert.rejects(choosePorts({ API_PORT: '70000' }), /API_PORT must be a port/);
});

test('one port for two parts is refused', async () => {
  const { site } = await choosePorts(Object.fromEntries(names.map((name) => [name, '0'])));
  const twice = { ...Object.fromEntries(names.map((name) => [name, '0'])), SITE_PORT: `${site}`, API_PORT: `${site}` };
  await assert.rejects(choosePorts(twice), /API_PORT=\d+ is used twice/);
});
