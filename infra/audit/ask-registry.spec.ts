import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { askRegistry } from './ask-registry.ts';

const folder = mkdtempSync(join(tmpdir(), 'ask-registry-'));
let server: Server;
let listen: RequestListener = (_request, response) => void response.writeHead(500).end();
before(async () => {
  const root = { name: 'x', version: '1.0.0', dependencies: { mail: '6.10.1' } };
  const mail = {
    version: '6.10.1',
    resolved: 'https://registry.npmjs.org/mail/-/mail-6.10.1.tgz',
    integrity: 'sha512-x',
  };
  const packages = { '': root, 'node_modules/mail': mail };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(root));
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ name: 'x', version: '1.0.0', lockfileVersion: 3, packages }),
  );
  server = createServer((request, response) => listen(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
after(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});
const ask = () => askRegistry(folder, `--registry=http://127.0.0.1:${(server.address() as AddressInfo).port}`);

test('the holes that the registry knows are told with their place, its address of them and the versions', async () => {
  listen = (request, response) => {
    const isAsked = request.url === '/-/npm/v1/security/advisories/bulk';
    const advisory = {
      id: 1,
      url: 'https://github.com/advisories/GHSA-2x7j-588g-ccc2',
      title: 'Quadratic time',
      severity: 'high',
      vulnerable_versions: '<9.1.1',
    };
    const versions = { '6.10.1': { name: 'mail', version: '6.10.1' } };
    const answer = isAsked ? { mail: [advisory] } : { name: 'mail', 'dist-tags': { latest: '6.10.1' }, versions };
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
  };
  assert.deepEqual(await ask(), {
    advisories: [
      {
        package: 'mail',
        id: 'GHSA-2x7j-588g-ccc2',
        title: 'Quadratic time',
        range: '<9.1.1',
        paths: ['node_modules/mail'],
      },
    ],
  });
});

// As mirrors do that know packages alone: npm/cli#4382 (404), npm/npm#20604 (400), getnora-io/nora#597 (405).
test('a registry that does not take the question is silent, and not without holes', async () => {
  listen = (_request, response) => void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  const answer = await ask();
  assert.ok('silent' in answer && /405/.test(answer.silent), JSON.stringify(answer));
});
