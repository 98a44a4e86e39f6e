import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { findFreePort } from '../process/find-free-port.ts';
import { startInbox, type Inbox } from './start-inbox.ts';

const mailDir = mkdtempSync(join(tmpdir(), 'inbox-'));
let ports: { smtpPort: number; webPort: number };
let inbox: Inbox;

before(async () => {
  ports = { smtpPort: await findFreePort(0), webPort: await findFreePort(0) };
  inbox = await startInbox({ ...ports, mailDir });
});
after(async () => {
  await inbox.stop();
  rmSync(mailDir, { recursive: true });
});

async function send(subject: string): Promise<void> {
  const socket = connect(ports.smtpPort, '127.0.0.1');
  const lines = ['HELO here', 'MAIL FROM:<a@b.example>', 'RCPT TO:<hr@b.example>', 'DATA'];
  const message = `Subject: ${subject}\r\nTo: hr@b.example\r\n\r\nHello\r\n.`;
  for (const line of ['', ...lines, message, 'QUIT']) {
    if (line) socket.write(`${line}\r\n`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    assert.match(answer.toString(), /^[23]/);
  }
  socket.destroy();
}

async function subjects(): Promise<string[]> {
  const mails = (await (await fetch(`http://127.0.0.1:${ports.webPort}/email`)).json()) as { subject: string }[];
  return mails.map(({ subject }) => subject);
}

test('a mail is taken by SMTP and shown', async () => {
  await send('first');
  assert.deepEqual(await subjects(), ['first']);
});

/** A request as a browser sends it under DNS rebinding: node:http can set the Host header, which fetch does not allow. */
async function answerTo(headers: Record<string, string>, path = '/email'): Promise<IncomingMessage> {
  const outgoing = request({
    host: '127.0.0.1',
    port: ports.webPort,
    path,
    headers: { Host: here(), ...headers },
  }).end();
  const [answer] = (await Promise.race([once(outgoing, 'response'), once(outgoing, 'upgrade')])) as [IncomingMessage];
  answer.destroy();
  return answer;
}
const here = (name = '127.0.0.1') => `${name}:${ports.webPort}`;
const webSocket = {
  Connection: 'Upgrade',
  Upgrade: 'websocket',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': 'AQIDBAUGBwgJCgsMDQ4PEA==',
};
const liveMails = '/socket.io/?EIO=4&transport=websocket';

test('row 163: a name of somebody else that leads here shows no mail, by request or by WebSocket', async () => {
  for (const Host of [here('evil.example'), 'evil.example', '127.0.0.1.evil.example', here('127.0.0.1.evil.example')]) {
    assert.equal((await answerTo({ Host })).statusCode, 421, Host);
    assert.equal((await answerTo({ Host, ...webSocket }, liveMails)).statusCode, 421, Host);
  }
  assert.equal((await answerTo({ Host: here('localhost') })).statusCode, 200);
});

test('row 163: the script of another site reads no mail', async () => {
  for (const Origin of ['https://evil.example', 'null', 'http://localhost:3']) {
    assert.equal((await answerTo({ Origin })).statusCode, 403, Origin);
    assert.equal((await answerTo({ Origin, ...webSocket }, liveMails)).statusCode, 403, Origin);
  }
  assert.equal((await answerTo({})).headers['access-control-allow-origin'], undefined);
  const Origin = `http://${here()}`;
  assert.equal((await answerTo({ Origin })).statusCode, 200);
  assert.equal((await answerTo({ Origin, ...webSocket }, liveMails)).statusCode, 101);
});

test('mail can be refused and taken again, while the inbox stays readable', async () => {
  await inbox.refuseMail();
  await assert.rejects(send('lost'), /ECONNREFUSED/);
  assert.deepEqual(await subjects(), ['first']);
  await inbox.acceptMail();
  await send('second');
  assert.deepEqual(await subjects(), ['first', 'second']);
});

test('signals of the process are not its business', () => {
  assert.equal(process.listenerCount('SIGTERM') + process.listenerCount('SIGINT'), 0);
});

test('a sender that breaks off does no harm', async () => {
  const socket = connect(ports.smtpPort, '127.0.0.1');
  await once(socket, 'data');
  socket.write('HELO here\r\nMAIL FROM:<a@b.example>\r\nRCPT TO:<hr@b.example>\r\nDATA\r\nSubject: half');
  socket.resetAndDestroy();
  await send('third');
  assert.ok((await subjects()).includes('third'));
});
