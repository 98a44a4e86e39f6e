import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { fillForm, formDataOf } from '../support/application.ts';
import { Canaries } from '../support/system/canaries.ts';
import { fillEnquiry } from '../support/enquiry.ts';
import { makePdf } from '../support/make-pdf.ts';
import { startParts, type Parts } from '../support/system/parts.ts';
import { encodeForm, sendRaw } from '../support/system/raw-request.ts';
import { sendEnquiryOnce, sendEnquiryUntilAcknowledged } from '../support/send-application.ts';
import { isQuiet } from '../support/settled.ts';
import { logInAsHr } from '../support/system/staff-session.ts';
import { until } from '../support/until.ts';

let parts: Parts;
const canaries = new Canaries();
before(async () => void (parts = await startParts({ environment: { LOG_LEVEL: 'debug' } })));
after(() => parts.stop());

const canary = (name: string) => canaries.add(name);
const mailbox = (name: string) => `${canary(name)}@mail.example`;

async function application() {
  const filled = await fillForm(
    {
      name: canary('name'),
      email: mailbox('email'),
      message: canary('message'),
      linkedin: `https://www.linkedin.com/in/${canary('linkedin')}`,
      phone: '+91 98123 45678',
      utm_source: canary('source'),
      agree: 'true',
    },
    { name: `${canary('filename')}.pdf`, bytes: await makePdf(canary('resume'), 20_000) },
  );
  return { ...filled, key: canary('key') };
}

const enquiry = (number: number) => {
  const filled = fillEnquiry(number, { name: canary('enquirer'), email: mailbox('enquiry') });
  const text = Object.keys(filled.fields).find((name) => ['feedback', 'projectDetails', 'message'].includes(name))!;
  return { ...filled, key: canary('key'), fields: { ...filled.fields, [text]: canary('words') } };
};

/** Accepted, refused and broken; each with something in every place that no log may repeat. */
async function submitInEveryWay(): Promise<void> {
  for (let number = 0; number < 3; number += 1) await sendEnquiryUntilAcknowledged(parts.api, enquiry(number));
  const sent = await application();
  const headers = {
    'Idempotency-Key': sent.key,
    Cookie: `session=${canary('cookie')}; other=${canary('cookie')}`,
    Authorization: `Bearer ${canary('bearer')}`,
    Referer: `http://site.example/${canary('referer')}`,
    'User-Agent': canary('agent'),
  };
  const url = `${parts.api}/api/application?${canary('query')}=${canary('query')}`;
  assert.equal((await fetch(url, { method: 'POST', headers, body: formDataOf(sent) })).status, 201);
  const { type, bytes } = await encodeForm(await application());
  const cut = { headers: { 'Content-Type': type }, body: bytes.subarray(0, bytes.length / 2) };
  assert.equal((await sendRaw(`${parts.api}/api/application`, cut)).status, 400);
  const wrong = { ...enquiry(0), fields: { email: canary('no-mailbox'), [canary('field')]: canary('value') } };
  assert.equal((await sendEnquiryOnce(parts.api, wrong)).status, 400);
  const json = { headers: { 'Content-Type': 'application/json' }, body: `{"name":"${canary('broken')}"` };
  assert.equal((await sendRaw(`${parts.api}/api/form/contact`, json)).status, 400);
}

async function signInInEveryWay(): Promise<void> {
  const hr = await logInAsHr(parts);
  canaries.keep('password', hr.password);
  canaries.keep('session', hr.cookie.replace(/^[^=]*=/, ''));
  const call = (method: string, path: string, body: object) =>
    fetch(`${parts.api}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Origin: parts.site, Cookie: `session=${canary('cookie')}` },
      body: JSON.stringify(body),
    });
  const wrong = { name: canary('staff'), email: mailbox('staff'), password: canary('password'), area: 'hr' };
  assert.equal((await call('POST', '/api/session', wrong)).status, 401);
  assert.equal((await call('POST', '/api/session', { ...wrong, email: hr.email })).status, 401);
  assert.equal((await call('POST', '/api/password-resets', { email: mailbox('reset') })).status, 202);
  assert.equal((await call('POST', '/api/password-resets', { email: hr.email })).status, 202);
  const reset = { token: canary('token').padEnd(43, 'x'), password: `${canary('password')} of many words` };
  await call('PUT', '/api/password-resets', reset);
  const filter = encodeURIComponent(JSON.stringify({ q: canary('search') }));
  assert.equal((await hr.get(`/api/admin/applications?filter=${filter}`)).status, 200);
}

/** Causes failures behind the API; their log entries must not repeat the submitted data. */
async function breakWhatIsBehind(): Promise<void> {
  parts.mail.mood = 'says 550';
  await sendEnquiryUntilAcknowledged(parts.api, enquiry(1));
  await until('mails are refused', () => /mail_refused|job is dead/.test(readFileSync(parts.logOf('worker'), 'utf8')));
  parts.mail.mood = 'says 421';
  await sendEnquiryUntilAcknowledged(parts.api, enquiry(2));
  await until('a job is repeated', () => readFileSync(parts.logOf('worker'), 'utf8').includes('job will be repeated'));
  parts.mail.mood = 'takes mail';
  await until('every job has ended', () => isQuiet(parts.databaseUrl));
  await parts.postgres.stop();
  for (let number = 0; number < 3; number += 1)
    assert.equal((await sendEnquiryOnce(parts.api, enquiry(number))).status, 503);
  await parts.postgres.start();
  await until('the API is ready', async () => (await fetch(`${parts.api}/health/ready`)).ok);
}

test('no log holds a name, an address, a message, a file name, a password, a cookie, a key or a token', async () => {
  await submitInEveryWay();
  await signInInEveryWay();
  await breakWhatIsBehind();
  for (const { raw } of parts.mail.taken)
    for (const [, token] of raw.toString().matchAll(/[#?]token=(?:3D)?([\w-]{20,})/g)) canaries.keep('link', token!);
  await parts.apiProcess.stop();
  await parts.worker.stop();
  // PostgreSQL writes its log beside the folder of logs.
  const folder = dirname(parts.logOf('api'));
  const logs = globSync(['*.log', '../postgres.log'], { cwd: folder });
  assert.equal(logs.length, 3, logs.join());
  for (const log of logs)
    assert.deepEqual(canaries.foundIn(readFileSync(join(folder, log), 'utf8')), [], `${log} gives away`);
  const api = readFileSync(parts.logOf('api'), 'utf8');
  assert.match(api, /"path":"\/api\/application","status":201/);
  console.log(`${canaries.count} canaries, ${api.split('\n').length} lines of the API: none is told`);
});
