import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request as open, type IncomingMessage } from 'node:http';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { fillForm } from '../support/application.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { hostileFiles, pdfOfSize, RESUME_LIMIT } from '../support/hostile-files.ts';
import { startParts, type Parts } from '../support/parts.ts';
import { encodeForm, sendRaw } from '../support/raw-request.ts';
import { countRows } from '../support/rows.ts';

let parts: Parts;
let url: string;
before(async () => {
  parts = await startParts();
  url = `${parts.api}/api/application`;
});
after(() => parts.stop());

async function leavesNothing(request: () => Promise<void>) {
  const [rows, { pid }] = [await countRows(parts.databaseUrl), parts.apiProcess.part.process];
  await request();
  assert.deepEqual(await countRows(parts.databaseUrl), rows);
  assert.equal(parts.apiProcess.part.process.pid, pid, 'the API was started anew');
}

async function sendFile(name: string, bytes: Uint8Array) {
  const form = await encodeForm(await fillForm({}, { name, bytes }));
  return sendRaw(url, { headers: { 'Content-Type': form.type }, body: form.bytes });
}

for (const [what, { name, bytes }] of await hostileFiles()) {
  test(`${what} is refused`, () =>
    leavesNothing(async () => {
      expectRefusal(await sendFile(name, bytes), { status: 415, code: 'unsupported_file_type' });
    }));
}

test('a file without a byte is refused', () =>
  leavesNothing(async () => {
    expectRefusal(await sendFile('resume.pdf', Buffer.alloc(0)), { status: 400, field: 'resume' });
  }));

test('a file of 5 MiB and one byte is refused', () =>
  leavesNothing(async () => {
    const answer = await sendFile('resume.pdf', await pdfOfSize(RESUME_LIMIT + 1));
    expectRefusal(answer, { status: 413, code: 'file_too_large', field: 'resume' });
  }));

test('200 MB without an announced length are refused early, and memory stays flat', () =>
  leavesNothing(async () => {
    const resident = residentMegabytes();
    const request = open(url, {
      method: 'POST',
      agent: false,
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    });
    let [sent, over] = [0, false];
    const ended = new Promise<void>((resolve) => {
      request.once('close', () => {
        over = true;
        resolve();
      });
    });
    request.on('error', () => {});
    const answered = once(request, 'response').then(([answer]) => (answer as IncomingMessage).resume());
    request.write('--x\r\nContent-Disposition: form-data; name="resume"; filename="resume.pdf"\r\n\r\n%PDF-1.7\n');
    const block = Buffer.alloc(1_000_000, 'a');
    for (; sent < 200 && !over; sent += 1) {
      const written = new Promise<void>((resolve) => void request.write(block, () => resolve()));
      // A write that the server has cut off may never be reported as done.
      await Promise.race([written, ended]);
    }
    assert.equal((await answered).statusCode, 413);
    await ended;
    assert.ok(sent < 100, `the connection took ${sent} MB`);
    const grown = residentMegabytes() - resident;
    assert.ok(grown < 60, `the API grew by ${grown} MB`);
  }));

const residentMegabytes = () => {
  if (process.platform !== 'linux') return 0;
  const status = readFileSync(`/proc/${parts.apiProcess.part.process.pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
};

const bodies: [what: string, headers: Record<string, string>, body: string | Buffer, status: number[]][] = [
  ['plain text', { 'Content-Type': 'text/plain' }, 'name=Asha', [415]],
  ['XML', { 'Content-Type': 'application/xml' }, '<name>Asha</name>', [415]],
  ['a body of no type', {}, 'name=Asha', [415]],
  ['a form as a link would send it', { 'Content-Type': 'application/x-www-form-urlencoded' }, 'name=Asha', [415]],
  ['JSON', { 'Content-Type': 'application/json' }, '{"name":{"$ne":1}}', [400, 415]],
  ['JSON that is cut off', { 'Content-Type': 'application/json' }, '{"name":', [400, 415]],
  ['JSON nested 10 000 times', { 'Content-Type': 'application/json' }, '['.repeat(10_000), [400, 415]],
  [
    'a packed bomb',
    { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
    gzipSync(Buffer.alloc(20_000_000, ' ')),
    [413, 415],
  ],
  ['no body at all', {}, '', [400, 415]],
  ['a form without a boundary', { 'Content-Type': 'multipart/form-data' }, '--x\r\n', [400]],
  ['an empty form', { 'Content-Type': 'multipart/form-data; boundary=x' }, '--x--\r\n', [400]],
  ['a form of garbage', { 'Content-Type': 'multipart/form-data; boundary=x' }, 'x'.repeat(5_000), [400]],
];

for (const [what, headers, body, status] of bodies) {
  test(`${what} is refused`, () =>
    leavesNothing(async () => expectRefusal(await sendRaw(url, { headers, body }), { status })));
}

test('a form whose end is missing is refused', () =>
  leavesNothing(async () => {
    const { type, bytes } = await encodeForm(await fillForm());
    for (const kept of [bytes.length - 40, Math.floor(bytes.length / 2), 300, 60]) {
      const answer = await sendRaw(url, { headers: { 'Content-Type': type }, body: bytes.subarray(0, kept) });
      expectRefusal(answer, { status: 400 });
    }
  }));

test('a form of a thousand fields, or of two files, is refused', () =>
  leavesNothing(async () => {
    const many = await fillForm(
      Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`field${index}`, 'x'])),
    );
    const { type, bytes } = await encodeForm(many);
    expectRefusal(await sendRaw(url, { headers: { 'Content-Type': type }, body: bytes }), { status: [400, 413] });
    const one = await encodeForm(await fillForm());
    const boundary = /boundary=(.*)$/.exec(one.type)![1]!;
    const other = `--${boundary}\r\nContent-Disposition: form-data; name="photo"; filename="me.png"\r\n\r\nPNG\r\n`;
    const body = Buffer.concat([Buffer.from(other), one.bytes]);
    expectRefusal(await sendRaw(url, { headers: { 'Content-Type': one.type }, body }), { status: 400 });
  }));

for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'OPTIONS']) {
  test(`${method} is not offered`, () =>
    leavesNothing(async () => expectRefusal(await sendRaw(url, { method }), { status: [404, 405] })));
}

for (const key of ['short', 'with a space in it', 'k'.repeat(201)]) {
  test(`an idempotency key like "${key.slice(0, 24)}" is refused`, () =>
    leavesNothing(async () => {
      const { type, bytes } = await encodeForm(await fillForm());
      const headers = { 'Content-Type': type, 'Idempotency-Key': key };
      expectRefusal(await sendRaw(url, { headers, body: bytes }), { status: 400 });
    }));
}
