import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { fillForm, type Filled } from '../support/application.ts';
import { expectRefusal, type Expected } from '../support/expect-refusal.ts';
import { startParts, type Parts } from '../support/parts.ts';
import { encodeForm, sendRaw } from '../support/raw-request.ts';
import { countRows } from '../support/rows.ts';

let parts: Parts;
let pid: number | undefined;
before(async () => {
  parts = await startParts();
  pid = parts.apiProcess.part.process.pid;
});
after(() => parts.stop());

async function send({ fields, resume }: Pick<Filled, 'fields' | 'resume'>, headers: Record<string, string> = {}) {
  const { type, bytes } = await encodeForm({ fields, resume });
  return sendRaw(`${parts.api}/api/application`, { headers: { 'Content-Type': type, ...headers }, body: bytes });
}

/** Nothing may be left of a refused request, and nothing may have fallen over. */
async function leavesNothing(request: () => Promise<void>) {
  const rows = await countRows(parts.databaseUrl);
  await request();
  assert.deepEqual(await countRows(parts.databaseUrl), rows);
  assert.equal(parts.mail.taken.length, 0);
  assert.equal(parts.apiProcess.part.process.pid, pid, 'the API was started anew');
}

const wrong = (field: string): Expected => ({ status: 400, code: 'validation_failed', field });
const refused: [what: string, fields: Record<string, string>, expected: Expected][] = [
  ['an unknown field role', { role: 'hr' }, { status: 400, field: 'role' }],
  ['an unknown field _id', { _id: '1' }, { status: 400, field: '_id' }],
  ['an unknown field status', { status: 'hired' }, { status: 400, field: 'status' }],
  ['a query in brackets', { 'name[$ne]': '1' }, { status: 400 }],
  ['the prototype as a field', { __proto__x: '1', constructor: '1' }, { status: 400 }],
  ['a name of 121 characters', { name: 'n'.repeat(121) }, wrong('name')],
  ['a name with a line break and a header', { name: 'Asha\r\nBcc: all@mail.example' }, wrong('name')],
  ['a name with a NUL byte', { name: 'Asha\0Verma' }, wrong('name')],
  ['an e-mail address without @', { email: 'asha.mail.example' }, wrong('email')],
  ['an e-mail address with two @', { email: 'asha@verma@mail.example' }, wrong('email')],
  ['an e-mail address with a header', { email: 'asha@mail.example\r\nBcc: all@mail.example' }, wrong('email')],
  ['a list of e-mail addresses', { email: 'asha@mail.example,all@mail.example' }, wrong('email')],
  ['an e-mail address of 255 characters', { email: `asha@${'m'.repeat(242)}.example` }, wrong('email')],
  ['an e-mail address with a display name', { email: 'Asha <asha@mail.example>' }, wrong('email')],
  ['an e-mail address with a NUL byte', { email: 'asha\0@mail.example' }, wrong('email')],
  ['a position that is not offered', { apply: 'Chief Wizard' }, wrong('apply')],
  ['an SQL probe as the position', { apply: "' OR 1=1 --" }, wrong('apply')],
  ['an experience that is not offered', { experience: '100 years' }, wrong('experience')],
  ['a profile that is a script', { linkedin: 'javascript:alert(1)' }, wrong('linkedin')],
  ['a profile that is no address', { linkedin: 'asha' }, wrong('linkedin')],
  ['a message of 5001 characters', { message: 'm'.repeat(5001) }, wrong('message')],
  ['a message with a NUL byte', { message: 'before\0after' }, wrong('message')],
  ['a message of 10 MB', { message: 'm'.repeat(10_000_000) }, { status: 413 }],
  ['no agreement', { agree: 'false' }, wrong('agree')],
  ['no confirmed age', { ageConfirmed: 'false' }, wrong('ageConfirmed')],
];

for (const [what, fields, expected] of refused) {
  test(`${what} is refused`, () =>
    leavesNothing(async () => expectRefusal(await send(await fillForm(fields)), expected)));
}

for (const field of ['name', 'email', 'apply', 'experience']) {
  for (const [what, value] of [
    ['missing', undefined],
    ['empty', ''],
    ['only spaces', '   '],
  ] as const) {
    test(`${field} that is ${what} is refused`, () =>
      leavesNothing(async () => {
        const { fields, resume } = await fillForm();
        if (value === undefined) delete fields[field];
        else fields[field] = value;
        expectRefusal(await send({ fields, resume }), wrong(field));
      }));
  }
}

test('a field that is sent twice is refused', () =>
  leavesNothing(async () => {
    const { type, bytes } = await encodeForm(await fillForm());
    const boundary = /boundary=(.*)$/.exec(type)![1]!;
    const second = `--${boundary}\r\nContent-Disposition: form-data; name="name"\r\n\r\nSomebody else\r\n`;
    const body = Buffer.concat([Buffer.from(second), bytes]);
    const headers = { 'Content-Type': type };
    expectRefusal(await sendRaw(`${parts.api}/api/application`, { headers, body }), { status: 400 });
  }));

const foreign: [what: string, headers: Record<string, string>][] = [
  ['from another site', { Origin: 'https://elsewhere.example' }],
  ['from an unknown origin', { Origin: 'null' }],
  ['from another port of this host', { Origin: 'http://127.0.0.1:1' }],
  ['that the browser says comes from another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['that the browser says comes from a sibling of this site', { 'Sec-Fetch-Site': 'same-site' }],
];

for (const [what, headers] of foreign) {
  test(`a form ${what} is refused`, () =>
    leavesNothing(async () => {
      expectRefusal(await send(await fillForm(), headers), { status: 403, code: 'foreign_origin' });
    }));
}
