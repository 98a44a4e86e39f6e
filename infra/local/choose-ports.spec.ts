import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anyPorts, choosePorts } from './choose-ports.ts';

test('0 gives each part a free port of its own', async () => {
  const ports = await choosePorts(anyPorts);
  const numbers = Object.values(ports);
  assert.equal(new Set(numbers).size, Object.keys(anyPorts).length);
  assert.ok(numbers.every((port) => port > 0));
});

test('what is no port is refused by name', async () => {
  await assert.rejects(choosePorts({ API_PORT: '80a' }), /API_PORT must be a port/);
  await assert.rejects(choosePorts({ API_PORT: '70000' }), /API_PORT must be a port/);
});

test('one port for two parts is refused', async () => {
  const { site } = await choosePorts(anyPorts);
  const twice = { ...anyPorts, SITE_PORT: `${site}`, API_PORT: `${site}` };
  await assert.rejects(choosePorts(twice), /API_PORT=\d+ is used twice/);
});
