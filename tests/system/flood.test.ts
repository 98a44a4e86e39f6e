import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { IncomingHttpHeaders } from 'node:http';
import { fillForm } from '../support/application.ts';
import { isLongForm } from '../support/journeys/extent.ts';
import { startParts, type Parts } from '../support/system/parts.ts';
import { encodeForm, sendRaw } from '../support/system/raw-request.ts';
import { countRows } from '../support/rows.ts';

const LIMIT = 5;

const skipped = { skip: isLongForm ? false : 'the backend proves its limits; TEST_ALL=yes' };

let parts: Parts;
before(async () => {
  if (isLongForm) parts = await startParts({ environment: { RATE_LIMIT_APPLICATIONS: String(LIMIT) } });
});
after(() => parts?.stop());

async function send(headers: Record<string, string> = {}, localAddress?: string) {
  const { type, bytes } = await encodeForm(await fillForm({}, null));
  const from = localAddress ? { localAddress } : {};
  return sendRaw(`${parts.api}/api/application`, {
    ...from,
    headers: { 'Content-Type': type, ...headers },
    body: bytes,
  });
}

test(
  'one address that sends too much is refused, with any forwarded headers, and other addresses are not',
  skipped,
  async () => {
    for (let sent = 0; sent < LIMIT; sent += 1) {
      assert.equal((await send({ 'X-Forwarded-For': `203.0.113.${sent}` })).status, 201);
    }
    const { applications } = await countRows(parts.databaseUrl);
    for (const claim of [
      {},
      { 'X-Forwarded-For': '203.0.113.99' },
      { Forwarded: 'for=203.0.113.98' },
      { 'X-Real-IP': '203.0.113.97' },
    ]) {
      const answer = await send(claim);
      expectRefusal(answer, { status: 429, code: 'too_many_requests' });
      assert.ok(Number(answer.headers['retry-after']) > 0);
    }
    assert.equal((await countRows(parts.databaseUrl)).applications, applications);
    // Linux answers on all of 127.0.0.0/8, so that a second visitor can be had.
    if (process.platform === 'linux') assert.equal((await send({}, '127.0.0.2')).status, 201);
  },
);

interface Expected {
  status: number | number[];
  code?: string;
  /** The field that `errors` must explain. */
  field?: string;
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: object;
}

/** A clear refusal in the one error shape, about the field it is about, and without a word on the inside of the server. */
function expectRefusal({ status, headers, body }: Answer, expected: Expected): void {
  const text = JSON.stringify(body);
  assert.ok([expected.status].flat().includes(status), `answered ${status} ${text}`);
  assert.match(String(headers['content-type']), /^application\/json/);
  const shape = ['code', 'errors', 'message', 'msg', 'requestId', 'statusCode'];
  assert.deepEqual(Object.keys(body).toSorted(), shape, text);
  const error = body as {
    code: string;
    message: string;
    msg: string;
    errors: Record<string, string>;
    statusCode: number;
  };
  assert.equal(error.statusCode, status);
  assert.equal(error.msg, error.message);
  assert.ok(error.message.length > 0);
  if (expected.code) assert.equal(error.code, expected.code, text);
  if (expected.field) assert.ok(error.errors[expected.field], `no word about ${expected.field}: ${text}`);
  assert.doesNotMatch(text, /node_modules|\bat \S+ \(|syntax error|violates|ECONN|pg_/);
}
