import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { findFreePort } from '../../local/process/find-free-port.ts';
import { reachSite } from './reach-site.ts';

async function lookAt(answer: (path: string, response: ServerResponse) => void) {
  const server = createServer((request, response) => answer(request.url ?? '', response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await reachSite(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
const page = (response: ServerResponse) => response.end('<!doctype html><html lang="en"></html>');

test('a site with a page and an API is good, and tells its time', async () => {
  const { findings, serverTime } = await lookAt((path, response) =>
    path === '/' ? page(response) : response.end('[]'),
  );
  assert.deepEqual(
    findings.map(({ state }) => state),
    ['good', 'good'],
  );
  assert.ok(serverTime);
});

test('a gateway without its API, and the page of a proxy in place of the API, are faults', async () => {
  for (const answer of [(response: ServerResponse) => response.writeHead(502).end('Bad Gateway'), page]) {
    const { findings } = await lookAt((path, response) => void (path === '/' ? page(response) : answer(response)));
    assert.deepEqual(
      findings.map(({ check, state }) => [check, state]),
      [
        ['site', 'good'],
        ['API', 'fault'],
      ],
    );
  }
});

test('an address that leads elsewhere is a fault that names where to', async () => {
  const { findings } = await lookAt((_, response) =>
    response.writeHead(301, { Location: 'https://www.firm.in/' }).end(),
  );
  assert.match(findings[0]!.says, /answers 301 to https:\/\/www\.firm\.in\//);
});

test('a site that is not there is a fault', async () => {
  const { findings } = await reachSite(`http://127.0.0.1:${await findFreePort(0)}`);
  assert.match(findings[0]!.says, /cannot be reached: ECONNREFUSED/);
});
