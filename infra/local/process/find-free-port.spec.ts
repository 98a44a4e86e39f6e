import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, beforeEach, test } from 'node:test';
import { demandPort, findFreePort, anyPorts, choosePorts } from './find-free-port.ts';

const server = createServer();
let taken = 0;
beforeEach(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  taken = (server.address() as { port: number }).port;
});
afterEach(() => server.close());

test('a preferred port that is free is taken', async () => {
  const free = await findFreePort(0);
  assert.equal(await findFreePort(free), free);
});

test('a preferred port that is in use gives way to another', async () => {
  const port = await findFreePort(taken);
  assert.notEqual(port, taken);
  assert.ok(port > 0);
});

test('any free port is none that an outgoing connection may take', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, () => findFreePort(0)));
  assert.deepEqual(
    ports.filter((port) => port < 10_000 || port >= 32_768),
    [],
  );
});

test('a demanded port that is in use is an error with the name of the setting', async () => {
  await assert.rejects(demandPort('SITE_PORT', taken), new RegExp(`SITE_PORT=${taken} is in use`));
});

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
