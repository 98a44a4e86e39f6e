import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../process/find-free-port.ts';
import { type Gateway, startGateway } from './start-gateway.ts';
import type { TimeLimits } from './time-limits.ts';

const missing = join(tmpdir(), 'no-such-folder');
const files = { siteFiles: missing, adminFiles: missing, redirectsFile: join(missing, 'redirects.json') };

/** The API's handling of a request, by the request's number on its connection. */
let treat: (request: IncomingMessage, number: number, socket: Socket) => boolean = () => true;
let seen: string[] = [];
let api: Server;
let apiUrl: string;
const gateways: Gateway[] = [];

before(async () => {
  const counts = new WeakMap<Socket, number>();
  api = createServer((received, response) => {
    const number = (counts.get(received.socket) ?? 0) + 1;
    counts.set(received.socket, number);
    seen.push(`${received.method} ${number}`);
    if (treat(received, number, received.socket)) received.resume().on('end', () => response.end('answered'));
    else received.socket.destroy();
  });
  api.keepAliveTimeout = 60_000;
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});

after(async () => {
  agent.destroy();
  for (const gateway of gateways) await gateway.stop();
  api.close();
  api.closeAllConnections();
});

async function open(limits?: Partial<TimeLimits>): Promise<string> {
  treat = () => true;
  seen = [];
  const gateway = await startGateway({ port: await findFreePort(0), apiUrl, ...files, ...(limits && { limits }) });
  gateways.push(gateway);
  return gateway.url;
}

/** The visitor's connection. It is kept alive, because `Connection: close` would reach the API. */
const agent = new Agent({ keepAlive: true });

async function call(url: string, method: string, body?: string) {
  const sent = request(`${url}/api/x`, { method, agent });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, text: await text(answer) };
}

const connectTo = (url: string) => connect(Number(new URL(url).port), '127.0.0.1').setEncoding('utf8');

test('a request whose headers come too slowly is cut off', async () => {
  const socket = connectTo(await open({ headersMs: 500, checkMs: 50 }));
  const answer = text(socket);
  for (const piece of ['GET / HTTP/1.1\r\n', 'Host: x\r\n', 'X-Slow: ', 'x']) {
    socket.write(piece);
    await pause(50);
  }
  const tooLate = pause(10_000, 'the gateway still waits', { ref: false });
  assert.match(await Promise.race([answer, tooLate]), /^HTTP\/1\.1 408 /);
});

test('an upload that takes longer than all limits arrives as long as it moves', async () => {
  const url = await open({ headersMs: 100, idleMs: 100, apiIdleMs: 100, checkMs: 20 });
  const sent = request(`${url}/api/x`, { method: 'POST' });
  for (let piece = 0; piece < 12; piece++) {
    sent.write('x');
    await pause(50);
  }
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  assert.equal(await text(answer), 'answered');
});

test('a visitor is told how long its connection is kept, which is not how long the API keeps one', async () => {
  const url = await open();
  assert.equal((await call(url, 'GET')).headers['keep-alive'], 'timeout=180');
  assert.equal((await fetch(`${url}/login`)).headers.get('keep-alive'), 'timeout=180');
});

test('a connection is kept over a pause as long as was said, and no longer', async () => {
  const socket = connectTo(await open({ idleMs: 1_000 }));
  for (const wait of [500, 0]) {
    socket.write('POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n\r\nx');
    assert.match(String((await once(socket, 'data'))[0]), /^HTTP\/1\.1 200 /);
    await pause(wait);
  }
  await once(socket, 'close', { signal: AbortSignal.timeout(4_000) });
});

test('a connection to the API is left before the API closes it', async () => {
  const url = await open({ apiIdleMs: 100 });
  const left = new Promise<void>((resolve) => {
    treat = (_request, _number, socket) => {
      socket.once('end', resolve);
      return true;
    };
  });
  await call(url, 'GET');
  await Promise.race([left, pause(10_000).then(() => assert.fail('the gateway still holds it'))]);
});

test('a GET is sent again when the API has just closed the connection', async () => {
  const url = await open();
  treat = (_request, number) => number === 1;
  assert.equal((await call(url, 'GET')).status, 200);
  assert.equal((await call(url, 'GET')).status, 200);
  assert.deepEqual(seen, ['GET 1', 'GET 2', 'GET 1']);
});

test('a GET that breaks a new connection is not sent again', async () => {
  const url = await open();
  treat = () => false;
  assert.equal((await call(url, 'GET')).status, 503);
  assert.deepEqual(seen, ['GET 1']);
});

test('what may have changed something is not sent again, but told to come back', async () => {
  const url = await open();
  treat = (_request, number) => number === 1;
  await call(url, 'GET');
  const { status, headers } = await call(url, 'POST', 'x');
  assert.deepEqual([status, headers['retry-after']], [503, '5']);
  assert.deepEqual(seen, ['GET 1', 'POST 2']);
});
