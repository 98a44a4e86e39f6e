import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { fillForm } from '../support/application.ts';
import { startCuttingProxy } from '../support/system/cutting-proxy.ts';
import { startParts, type Parts } from '../support/system/parts.ts';
import { isLongForm } from '../support/journeys/extent.ts';
import { queryOnce } from '../support/query-once.ts';
import { sendShare } from '../support/system/raw-request.ts';
import { applicationsOf, countRows } from '../support/rows.ts';
import { sendOnce, sendUntilAcknowledged } from '../support/send-application.ts';
import { sha256 } from '../support/sha256.ts';
import { until } from '../support/until.ts';

const skipped = { skip: isLongForm ? false : 'the backend proves it at the API; TEST_ALL=yes' };

let parts: Parts;
before(async () => void (parts = await startParts()));
after(() => parts.stop());

const brokenOff = () => readFileSync(parts.logOf('api'), 'utf8').match(/"status":499/g)?.length ?? 0;
const residentMegabytes = () => {
  if (process.platform !== 'linux') return 0;
  const status = readFileSync(`/proc/${parts.apiProcess.part.process.pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
};
const openFiles = () => readdirSync(`/proc/${parts.apiProcess.part.process.pid}/fd`).length;

test('an upload that the client drops leaves nothing behind', skipped, async () => {
  const rows = await countRows(parts.databaseUrl);
  const [files, droppedBefore] = [process.platform === 'linux' ? openFiles() : 0, brokenOff()];
  const shares = [0.1, 0.5, 0.99];
  for (const share of shares) (await sendShare(parts.api, await fillForm(), share)).destroy();
  await until('the API has noticed that they are gone', () => brokenOff() - droppedBefore >= shares.length);
  assert.deepEqual(await countRows(parts.databaseUrl), rows);
  if (process.platform === 'linux') await until('every connection is closed', () => openFiles() <= files);
});

test('200 MB without an announced length are refused early, and memory stays flat', skipped, async () => {
  const [rows, { pid }] = [await countRows(parts.databaseUrl), parts.apiProcess.part.process];
  const resident = residentMegabytes();
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const upload = request(`${parts.api}/api/application`, { method: 'POST', agent: false, headers });
  let [sent, over] = [0, false];
  const ended = new Promise<void>((resolve) => {
    upload.once('close', () => {
      over = true;
      resolve();
    });
  });
  upload.on('error', () => {});
  // A sender that goes on for ever may be reset before it reads its answer; the API's log has it in any case.
  const answered = once(upload, 'response').then(
    ([answer]) => (answer as IncomingMessage).resume().statusCode,
    () => undefined,
  );
  const refused = () => readFileSync(parts.logOf('api'), 'utf8').match(/"status":413/g)?.length ?? 0;
  const refusedBefore = refused();
  upload.write('--x\r\nContent-Disposition: form-data; name="resume"; filename="resume.pdf"\r\n\r\n%PDF-1.7\n');
  const block = Buffer.alloc(1_000_000, 'a');
  for (; sent < 200 && !over; sent += 1) {
    const written = new Promise<void>((resolve) => void upload.write(block, () => resolve()));
    // A write that the server has cut off may never be reported as done.
    await Promise.race([written, ended]);
  }
  assert.ok([413, undefined].includes(await answered));
  await ended;
  await until('the API has refused it', () => refused() > refusedBefore);
  assert.ok(sent < 100, `the connection took ${sent} MB`);
  const grown = residentMegabytes() - resident;
  assert.ok(grown < 60, `the API grew by ${grown} MB`);
  assert.deepEqual(await countRows(parts.databaseUrl), rows);
  assert.equal(parts.apiProcess.part.process.pid, pid, 'the API was started anew');
});

test('an API killed in the middle of an upload leaves nothing behind, and the repeated send arrives', async () => {
  const rows = await countRows(parts.databaseUrl);
  const filled = await fillForm({ email: 'killed.in.the.middle@mail.example' });
  const socket = await sendShare(parts.api, filled, 0.5);
  const restarts = parts.apiProcess.restarts;
  parts.apiProcess.kill('SIGKILL');
  await until('the API is back', () => parts.apiProcess.restarts > restarts);
  socket.destroy();
  assert.deepEqual(await countRows(parts.databaseUrl), rows);

  const { reference } = await sendUntilAcknowledged(parts.api, filled);
  const kept = await applicationsOf(parts.databaseUrl, filled.fields['email']!);
  assert.deepEqual(
    kept.map((row) => [row.reference, row.sha256]),
    [[reference, sha256(filled.resume!.bytes)]],
  );
});

for (const killed of [false, true]) {
  const name = `an answer that was lost ${killed ? 'together with the API ' : ''}is given again for the same key`;
  test(name, async () => {
    const filled = await fillForm({ email: `lost.answer.${killed}@mail.example` });
    const wire = await startCuttingProxy(Number(new URL(parts.api).port), 'POST /api/application ');
    wire.cuts = ['before the answer arrives'];
    await assert.rejects(sendOnce(`http://127.0.0.1:${wire.port}`, filled));
    await wire.stop();
    if (killed) {
      const restarts = parts.apiProcess.restarts;
      parts.apiProcess.kill('SIGKILL');
      await until('the API is back', () => parts.apiProcess.restarts > restarts);
    }
    const [row] = await applicationsOf(parts.databaseUrl, filled.fields['email']!);
    const again = await sendOnce(parts.api, filled);
    assert.equal(again.status, 201);
    assert.equal(again.headers.get('idempotency-replayed'), 'true');
    assert.equal(again.body.reference, row?.reference);
    assert.equal((await applicationsOf(parts.databaseUrl, filled.fields['email']!)).length, 1);
  });
}

test(
  'an API killed while PostgreSQL is still at work on an application leaves nothing, and the repeated send is one row',
  skipped,
  async () => {
    const filled = await fillForm({ email: 'killed.before.commit@mail.example' });
    const holder = new pg.Client({ connectionString: parts.databaseUrl });
    await holder.connect();
    await holder.query('BEGIN; LOCK TABLE applications IN SHARE MODE');
    const lost = sendOnce(parts.api, filled).catch((error: unknown) => error);
    await until('the application waits to be written', async () => {
      const waiting = `SELECT FROM pg_locks WHERE relation = 'applications'::regclass AND NOT granted`;
      return (await queryOnce(parts.databaseUrl, waiting)).length > 0;
    });
    const restarts = parts.apiProcess.restarts;
    parts.apiProcess.kill('SIGKILL');
    assert.ok((await lost) instanceof Error);
    // PostgreSQL notices that its client is gone no earlier than it has something to say: the work is ended for it.
    await queryOnce(
      parts.databaseUrl,
      `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE relation = 'applications'::regclass AND NOT granted`,
    );
    await holder.query('ROLLBACK');
    await holder.end();
    await until('the API is back', () => parts.apiProcess.restarts > restarts);
    assert.deepEqual(await applicationsOf(parts.databaseUrl, filled.fields['email']!), []);
    await sendUntilAcknowledged(parts.api, filled);
    assert.equal((await applicationsOf(parts.databaseUrl, filled.fields['email']!)).length, 1);
  },
);
