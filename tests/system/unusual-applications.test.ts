import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import PostalMime from 'postal-mime';
import { fillForm, type Filled } from '../support/application.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { pdfOfSize, RESUME_LIMIT } from '../support/hostile-files.ts';
import { startParts, type Parts } from '../support/parts.ts';
import { queryOnce } from '../support/query-once.ts';
import { encodeForm, sendRaw } from '../support/raw-request.ts';
import { applicationsOf } from '../support/rows.ts';
import { sendOnce } from '../support/send-application.ts';
import { isSettled, mailsFor } from '../support/settled.ts';
import { sha256 } from '../support/sha256.ts';
import { until } from '../support/until.ts';

let parts: Parts;
before(async () => void (parts = await startParts()));
after(() => parts.stop());

async function accept(filled: Filled): Promise<string> {
  const { status, body } = await sendOnce(parts.api, filled);
  assert.equal(status, 201, JSON.stringify(body));
  return body.reference!;
}

async function theMailAbout(reference: string) {
  await until('HR was told', () => isSettled(parts.databaseUrl));
  const mails = await mailsFor(parts.databaseUrl, reference, parts.mail.taken);
  assert.equal(mails.length, 1);
  assert.deepEqual(mails[0]!.recipients, ['hr@plumbline.example']);
  return PostalMime.parse(mails[0]!.raw);
}

test('fifty sends with one key at once make one application and one mail', async () => {
  const filled = await fillForm({ email: 'fifty.at.once@mail.example' });
  const answers = await Promise.all(Array.from({ length: 50 }, () => sendOnce(parts.api, filled)));
  const accepted = answers.filter(({ status }) => status === 201);
  const first = accepted.filter(({ headers }) => headers.get('idempotency-replayed') !== 'true');
  assert.equal(first.length, 1);
  assert.equal(new Set(accepted.map(({ body }) => body.reference)).size, 1);
  for (const { status, body } of answers) {
    if (status !== 201) assert.deepEqual([status, body.code], [409, 'idempotency_in_flight']);
  }
  assert.equal((await applicationsOf(parts.databaseUrl, 'fifty.at.once@mail.example')).length, 1);
  await theMailAbout(first[0]!.body.reference!);
});

test('the same key with other content is refused, and the first application stays as it was', async () => {
  const filled = await fillForm({ email: 'same.key@mail.example' });
  const reference = await accept(filled);
  const { resume } = await fillForm();
  for (const other of [
    { ...filled, fields: { ...filled.fields, name: 'Somebody Else' } },
    { ...filled, resume },
    { ...filled, resume: null },
  ]) {
    const { type, bytes } = await encodeForm(other);
    const headers = { 'Content-Type': type, 'Idempotency-Key': filled.key };
    const answer = await sendRaw(`${parts.api}/api/application`, { headers, body: bytes });
    expectRefusal(answer, { status: 422, code: 'idempotency_mismatch' });
  }
  const kept = await applicationsOf(parts.databaseUrl, 'same.key@mail.example');
  assert.deepEqual(
    kept.map((row) => [row.reference, row.sha256]),
    [[reference, sha256(filled.resume!.bytes)]],
  );
});

const markup = {
  name: '<script>alert(1)</script>',
  message: '<img src=x onerror=alert(1)> {{7*7}} =HYPERLINK("https://elsewhere.example") </p><h1>Hired</h1>',
};

test('markup and formulas stay text, in the database and in the mail', async () => {
  const filled = await fillForm({ ...markup, email: 'markup@mail.example' });
  const { html = '', text = '', to, replyTo, attachments, subject } = await theMailAbout(await accept(filled));
  assert.deepEqual(
    to?.map(({ address }) => address),
    ['hr@plumbline.example'],
  );
  assert.deepEqual(
    replyTo?.map(({ address }) => address),
    ['markup@mail.example'],
  );
  assert.deepEqual(attachments, []);
  assert.doesNotMatch(html, /<script|<img|<h1>Hired/i);
  assert.match(html, /&lt;script&gt;/);
  assert.match(html, /&lt;img src=x/);
  for (const shown of [text, html]) assert.match(shown, /\{\{7\*7\}\}/);
  assert.ok(subject?.includes(markup.name));
  const [row] = await queryOnce(parts.databaseUrl, 'SELECT name, message FROM applications WHERE email = $1', [
    'markup@mail.example',
  ]);
  assert.deepEqual(row, markup);
});

test('SQL in a text is text', async () => {
  const probe = `Robert'); DROP TABLE applications; -- \\ " $1 %s`;
  const filled = await fillForm({ name: probe, message: probe, email: 'probe@mail.example' });
  await accept(filled);
  const sql = 'SELECT name, message FROM applications WHERE email = $1';
  assert.deepEqual(await queryOnce(parts.databaseUrl, sql, ['probe@mail.example']), [{ name: probe, message: probe }]);
});

const allowed: [what: string, fields: Record<string, string>, resume?: Filled['resume']][] = [
  ['without a resume', {}, null],
  [
    'at every limit',
    { name: 'n'.repeat(120), message: 'm'.repeat(5_000), linkedin: `https://a.example/${'p'.repeat(282)}` },
  ],
  ['in other scripts', { name: 'आशा वर्मा 李', message: 'مرحبا 👩‍💻' }],
  ['with consent', { agree: 'true', ageConfirmed: 'true' }],
  ['with empty optional fields', { linkedin: '', message: '   ' }],
  ['with spaces around its texts', { name: '  Asha Verma ', email: ' spaces@mail.example ' }],
];

for (const [what, fields, resume] of allowed) {
  test(`an application ${what} is accepted`, async () => void (await accept(await fillForm(fields, resume))));
}

test('a resume of exactly 5 MiB is accepted and filed', async () => {
  const bytes = await pdfOfSize(RESUME_LIMIT);
  const reference = await accept(await fillForm({ email: 'large@mail.example' }, { name: 'resume.pdf', bytes }));
  assert.match((await theMailAbout(reference)).text ?? '', /5(?:\.0+)? MB|PDF/);
  const [kept] = await applicationsOf(parts.databaseUrl, 'large@mail.example');
  assert.deepEqual([kept?.sha256, kept?.size], [sha256(bytes), RESUME_LIMIT]);
});

test('an address in another script is refused, or mailed to nobody but HR', async () => {
  const { status, body } = await sendOnce(parts.api, await fillForm({ email: 'asha@bücher.example' }));
  if (status === 201) await theMailAbout(body.reference!);
  else assert.equal(status, 400);
});

test('consent is kept with its time', async () => {
  const filled = await fillForm({ email: 'consent@mail.example', agree: 'true', ageConfirmed: 'true' });
  await accept(filled);
  const sql = `SELECT terms_agreed, age_confirmed, given_at FROM consents c JOIN applications a ON a.id = c.application_id WHERE email = $1`;
  const [row] = await queryOnce(parts.databaseUrl, sql, ['consent@mail.example']);
  assert.deepEqual([row?.['terms_agreed'], row?.['age_confirmed']], [true, true]);
  assert.ok(row?.['given_at'] instanceof Date);
});
