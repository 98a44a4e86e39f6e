import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { headersOfEveryAnswer } from '../../ci/gateway-rules.ts';
import { findFreePort } from '../process/find-free-port.ts';
import { type Gateway, startGateway } from './start-gateway.ts';

const missing = join(tmpdir(), 'no-such-folder');
let gateway: Gateway;

before(async () => {
  const files = { siteFiles: missing, adminFiles: missing, redirectsFile: join(missing, 'redirects.json') };
  gateway = await startGateway({ port: await findFreePort(0), apiUrl: 'http://127.0.0.1:9', ...files });
});

after(() => gateway.stop());

/** Sends bytes as they are and reads the answer until the gateway hangs up. */
async function send(bytes: string): Promise<{ status: number; headers: Headers }> {
  const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  const [first = '', ...lines] = (await text(socket)).split('\r\n\r\n')[0]!.split('\r\n');
  const headers = new Headers(lines.map((line) => line.split(': ', 2) as [string, string]));
  return { status: Number(first.split(' ')[1]), headers };
}

const head = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n';
for (const [name, bytes, expected] of [
  ['that is no HTTP', 'hello\r\n\r\n', 400],
  ['that names no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['with two lengths', `${head}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, 400],
  ['with more headers than are read', `${head}X-Long: ${'x'.repeat(100_000)}\r\n\r\n`, 431],
  ['that expects something unknown', `${head}Expect: the-best\r\n\r\n`, 417],
] as const) {
  test(`a request ${name} is refused with ${expected} and the headers of every answer`, async () => {
    const { status, headers } = await send(bytes);
    assert.equal(status, expected);
    for (const [header, pattern] of Object.entries(headersOfEveryAnswer)) {
      assert.match(headers.get(header) ?? '', pattern, header);
    }
  });
}
