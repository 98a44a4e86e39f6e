import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, beforeEach, test } from 'node:test';
import { demandPort, findFreePort } from './find-free-port.ts';

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

test('a demanded port that is in use is an error with the name of the setting', async () => {
  await assert.rejects(demandPort('SITE_PORT', taken), new RegExp(`SITE_PORT=${taken} is in use`));
});
