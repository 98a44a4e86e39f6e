import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, test } from 'node:test';
import { findFreePort } from '../process/find-free-port.ts';
import { type Gateway, startGateway } from './start-gateway.ts';
import { originOf } from './tell-visits.ts';

let folder: string;
let worker: Server;
let gateway: Gateway;
let told: AsyncIterator<string>;
const sockets: Socket[] = [];

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'visits-'));
  mkdirSync(join(folder, 'about'));
  for (const file of ['index.html', '404.html', 'about/index.html', 'app.js']) writeFileSync(join(folder, file), 'x');
  worker = createServer().listen(0, '127.0.0.1');
  await once(worker, 'listening');
  gateway = await startGateway({
    port: await findFreePort(0),
    apiUrl: 'http://127.0.0.1:1',
    visitsPort: (worker.address() as AddressInfo).port,
    siteFiles: folder,
    adminFiles: folder,
    redirectsFile: join(folder, 'redirects.json'),
  });
});

after(async () => {
  await gateway.stop();
  for (const socket of sockets) socket.destroy();
  worker.close();
  rmSync(folder, { recursive: true });
});

const headers = { 'User-Agent': 'Reader/1', Referer: 'https://search.example/?q=asha', Cookie: 'secret=1' };
const nextLine = async () => JSON.parse((await told.next()).value as string) as Record<string, unknown>;
const ask = async (path: string, method = 'GET') =>
  void (await (await fetch(gateway.url + path, { method, headers })).text());

test('the gateway tells of pages, without query and cookie, and of nothing else', async () => {
  const connected = once(worker, 'connection');
  await ask('/about?name=asha');
  const [socket] = (await connected) as [Socket];
  sockets.push(socket);
  told = createInterface({ input: socket })[Symbol.asyncIterator]();
  for (const path of ['/app.js', '/api/job-posts', '/admin/', '/login']) await ask(path);
  await ask('/', 'HEAD');
  await ask('/nowhere');
  const lines = [await nextLine(), await nextLine()];
  const said = { referer: 'https://search.example', user_agent: 'Reader/1' };
  assert.deepEqual(lines, [
    { status: 200, path: '/about', ...said },
    { status: 404, path: '/nowhere', ...said },
  ]);
});

test('a receipt is told without its number, a link without its token, and an address for the contact form not at all', async () => {
  await ask('/received/FD-7K3M-9QXA?form=contact-message');
  await ask(`/another-file/${'t'.repeat(43)}`);
  await ask(`/interview/${'t'.repeat(43)}`);
  await ask('/contact?email=asha@mail.example');
  // Without the API all are answered by what the site has for them.
  assert.deepEqual(
    [await nextLine(), await nextLine(), await nextLine(), await nextLine()].map(({ path }) => path),
    ['/received', '/another-file', '/interview', '/contact'],
  );
});

for (const [referer, origin] of [
  ['', ''],
  ['https://search.example', 'https://search.example'],
  ['https://search.example/?q=asha', 'https://search.example'],
  ['https://mail.example:8443/asha@mail.example', 'https://mail.example:8443'],
  ['https://asha:secret@mail.example/inbox', 'https://mail.example'],
  ['https://mail.example?asha@secret', 'https://mail.example'],
  ['http://[2001:db8::7]/asha', 'http://[2001:db8::7]'],
  ['HTTPS://Mail.example/asha', 'HTTPS://Mail.example'],
  ['android-app://com.example.mail/', 'null'],
  ['https://', 'null'],
  ['asha', 'null'],
] as const)
  test(`of the referring page ${referer || '(none)'} ${origin || 'nothing'} is told`, () =>
    assert.equal(originOf(referer), origin));

test('a page is answered while there is no listener', async () => {
  for (const socket of sockets) socket.destroy();
  worker.close();
  await once(worker, 'close');
  for (let at = 0; at < 5; at += 1) {
    const answer = await fetch(`${gateway.url}/about`);
    assert.equal(answer.status, 200);
    await answer.text();
  }
});
