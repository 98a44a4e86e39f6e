import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { INestApplicationContext } from '@nestjs/common';
import request from 'supertest';
import { addApplication, addResume } from '../../../../test/add-application';
import { eventually } from '../../../../test/eventually';
import { makeLockedPdf, makeTextDocx, makeTextPdf } from '../../../../test/make-documents';
import { postApplication, validFields } from '../../../../test/post-application';
import { cookieFor, origin } from '../../../../test/sign-in';
import { startApi, type TestApi } from '../../../../test/start-api';
import { startSmtp } from '../../../../test/start-smtp';
import { startWorker } from '../../../../test/start-worker';
import { Storage } from '../../../platform/storage/storage';
import { ReadStoredResume } from '../read-stored-resume';

const template =
  '{{#each is}}{{#if this}}{{@key}}{{/if}}{{/each}}|{{position}}|{{token}}|{{refusal}}|{{#if isTooLarge}}too large{{/if}}';
let gateway: Server;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let api: TestApi;
let worker: INestApplicationContext;
let hr: string;

beforeAll(async () => {
  gateway = createServer((_asked, response) => void response.end(template));
  await new Promise<void>((resolve) => void gateway.listen(0, '127.0.0.1', resolve));
  const { port } = gateway.address() as AddressInfo;
  smtp = await startSmtp();
  const generous = { RATE_LIMIT_APPLICATIONS: '1000' };
  api = await startApi({ SHELLS_URL: `http://127.0.0.1:${port}`, ...generous });
  const { databaseUrl: url, storageUrl: STORAGE_URL } = api;
  const places = { DATABASE_URL: url, QUEUE_URL: url, STORAGE_URL, MAIL_URL: smtp.url };
  worker = await startWorker({ ...places, SITE_URL: 'https://plumbline.example' });
  hr = await cookieFor(api, 'hr');
});
afterAll(async () => {
  await worker.close();
  await Promise.all([api.stop(), smtp.stop()]);
  gateway.close();
});

let people = 0;
const unopened = `SELECT FROM outbox WHERE published_at IS NULL UNION ALL SELECT FROM outbox_jobs WHERE state = 'pending'`;
const settled = () => eventually(async () => (await api.sql(unopened)).length === 0, 'the end of all jobs', 60);

interface Applied {
  id: string;
  email: string;
  reference: string;
}

/** Sends an application and waits until all is done about it. */
async function apply(name: string, bytes: Buffer, more: Record<string, string> = {}): Promise<Applied> {
  const email = `asha.${(people += 1)}@mail.example`;
  const fields = { ...validFields, email, ...more };
  const { body } = await postApplication(api.url, { fields, file: { name, bytes } }).expect(201);
  const { reference } = body as { reference: string };
  const [row] = await api.sql<{ id: string }>('SELECT id FROM applications WHERE reference = $1', [reference]);
  await settled();
  return { id: row!.id, email, reference };
}

const asksTo = ({ email }: Applied) =>
  smtp.mails.filter(({ envelope, subject }) => envelope.to.includes(email) && /could not open/.test(subject ?? ''));
const toHr = ({ reference }: Applied) =>
  smtp.mails.filter(
    ({ envelope, subject }) => envelope.to[0] === 'hr@plumbline.example' && subject?.includes(reference),
  );
const tokenIn = (mail: { text?: string | undefined } | undefined) =>
  /https:\/\/plumbline\.example\/another-file\/([\w-]{43})\b/.exec(mail?.text ?? '')?.[1] ?? '';
const locked = (more?: Record<string, string>) => apply('cv.pdf', makeLockedPdf(`Locked ${people}`), more);

const page = (token: string, query = '') => request(api.url).get(`/another-file/${token}${query}`);
const send = (token: string, bytes: Buffer | null, name = 'cv.pdf') => {
  const call = request(api.url).post('/api/another-file').field('token', token);
  return bytes ? call.attach('resume', bytes, { filename: name }) : call;
};
const asksOf = async ({ id }: Applied) =>
  (await request(api.url).get(`/api/admin/applications/${id}/resume/asks`).set('Cookie', hr).expect(200)).body as {
    reason: string;
    mailState: string;
    answeredAt: string | null;
    file: string | null;
  }[];
const view = async ({ id }: Pick<Applied, 'id'>) =>
  (await request(api.url).get(`/api/admin/applications/${id}`).set('Cookie', hr).expect(200)).body;
const call = (method: 'post' | 'put' | 'delete', path: string, body: object = {}) =>
  request(api.url)[method](path).set({ Cookie: hr, Origin: origin }).send(body);

describe('An applicant whose file nobody can open', () => {
  it('row 360: is told once, in plain words, with a link that takes another file', async () => {
    const applied = await locked({ name: 'Asha https://evil.example Verma' });
    const [mail, ...more] = asksTo(applied);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe(`We could not open your resume (${applied.reference})`);
    for (const body of [mail!.text, mail!.html]) {
      expect(body).toMatch(/protected by a password/);
      expect(body).toContain('Asha Verma, your application is with us');
      expect(body).not.toContain('evil.example');
    }
    expect(tokenIn(mail)).not.toBe('');
    expect(await asksOf(applied)).toMatchObject([
      { reason: 'locked', mailState: 'sent', answeredAt: null, file: null },
    ]);
    const [event] = await api.sql<{ id: string }>(
      `SELECT id FROM outbox WHERE event = 'resume.cleared' AND subject_id = $1`,
      [applied.id],
    );
    await api.sql(`UPDATE outbox_jobs SET state = 'pending', settled_at = NULL, queued_at = now() - interval '1 hour',
      times_added = 0
      WHERE event_id = '${event!.id}'`);
    await settled();
    expect(asksTo(applied)).toHaveLength(1);
  });

  it('row 360: is told of a file that is damaged so that no program opens it', async () => {
    const broken = Buffer.from(
      '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 9 0 R >>\nendobj\ntrailer << /Root 1 0 R >>\n',
    );
    const applied = await apply('cv.pdf', broken);
    expect(asksTo(applied).map(({ text }) => /damaged inside/.test(text ?? ''))).toEqual([true]);
  });

  it('row 360: is told of a file whose bytes were damaged before they were filed, and what is there of them is kept', async () => {
    const { id } = await addApplication(api, { email: 'lost@mail.example' });
    await addResume(api, id, { state: 'received' });
    await api.sql(`INSERT INTO resume_spool (application_id, bytes) VALUES ($1, 'half of it')`, [id]);
    await api.sql(`INSERT INTO outbox (event, subject_id) VALUES ('application.submitted', $1)`, [id]);
    const asked = () => smtp.mails.filter(({ text }) => /damaged on our side while we stored it/.test(text ?? ''));
    await eventually(() => asked().length > 0, 'the mail that asks', 60);
    await send(tokenIn(asked()[0]), makeTextPdf({ text: 'whole' })).expect(201);
    await eventually(async () => (await view({ id })).resumeState === 'stored', 'a filed resume', 60);
    const former = await api.sql<{ spooled: Buffer }>('SELECT spooled FROM former_resumes WHERE application_id = $1', [
      id,
    ]);
    expect(former.map(({ spooled }) => spooled.toString())).toEqual(['half of it']);
  });

  it('row 361: is not asked where HR can read the file, a scan without text among them', async () => {
    const empty = await apply('cv.pdf', makeTextPdf({ drawing: '0 0 m 100 100 l S' }));
    const word = await apply('cv.docx', makeTextDocx('Asha Verma'));
    for (const applied of [empty, word]) expect(await asksOf(applied)).toEqual([]);
    expect([...asksTo(empty), ...asksTo(word)]).toEqual([]);
  });
});

describe('The link', () => {
  it('row 362: changes nothing by being opened, however often', async () => {
    const applied = await locked();
    const token = tokenIn(asksTo(applied)[0]);
    const rows = `SELECT (SELECT jsonb_agg(to_jsonb(k)) FROM resume_asks k) AS asks, (SELECT jsonb_agg(to_jsonb(r)) FROM resumes r) AS resumes,
      (SELECT count(*) FROM outbox) AS events, (SELECT count(*) FROM audit_log) AS entries`;
    const before = await api.sql(rows);
    for (let times = 0; times < 3; times += 1) {
      const { text, headers } = await page(token).expect(200);
      expect(text).toBe(`open|${validFields.apply}|${token}||`);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    }
    await request(api.url).head(`/another-file/${token}`).expect(200);
    expect(await api.sql(rows)).toEqual(before);
  });

  it('row 363: takes another file, of which HR hears once, and the former one stays', async () => {
    const applied = await locked();
    const before = await view(applied);
    const token = tokenIn(asksTo(applied)[0]);
    const bytes = makeTextPdf({ text: 'Opens everywhere' });
    const { body } = await send(token, bytes).expect(201);
    expect(body).toMatchObject({ reference: applied.reference });
    await settled();
    const after = await view(applied);
    expect(after).toMatchObject({ resumeState: 'stored', flags: [], hasPreview: true, resumeSize: bytes.length });
    expect(after.resume).not.toBe(before.resume);
    const download = await request(api.url).get(`/uploads/${after.resume}`).set('Cookie', hr).expect(200);
    expect(download.body).toEqual(bytes);
    const [ask] = await asksOf(applied);
    expect(ask).toMatchObject({ file: before.resume, answeredAt: expect.any(String) });
    await request(api.url).get(`/uploads/${ask!.file}`).set('Cookie', hr).expect(200);
    const found = await request(api.url).get('/api/admin/applications?filter={"q":"everywhere"}').set('Cookie', hr);
    expect((found.body as { id: string }[]).map(({ id }) => id)).toContain(applied.id);
    expect(toHr(applied).map(({ subject }) => subject?.split(':')[0])).toEqual([validFields.apply, 'Another file']);
    expect(asksTo(applied)).toHaveLength(1);
    const actions = await api.sql<{ action: string }>(
      `SELECT action FROM audit_log WHERE subject_id = $1 AND action IN ('resume.asked-again', 'resume.replaced') ORDER BY id`,
      [applied.id],
    );
    expect(actions.map(({ action }) => action)).toEqual(['resume.asked-again', 'resume.replaced']);
  });

  it('row 364: takes one file: a repetition has the same answer, another one is told so, and one of two at once comes in', async () => {
    const applied = await locked();
    const token = tokenIn(asksTo(applied)[0]);
    const one = makeTextPdf({ text: 'one' });
    const answers = await Promise.all([send(token, one), send(token, makeTextPdf({ text: 'two' }))]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 410]);
    const [first] = answers.filter(({ status }) => status === 201);
    const taken = first === answers[0] ? one : makeTextPdf({ text: 'two' });
    expect((await send(token, taken).expect(201)).body).toEqual(first!.body);
    expect((await send(token, makeTextPdf({ text: 'three' })).expect(410)).body.code).toBe('link_answered');
    expect((await page(token).expect(410)).text).toMatch(/^answered\|/);
    await settled();
    expect(await api.sql('SELECT FROM former_resumes WHERE application_id = $1', [applied.id])).toHaveLength(1);
    expect(toHr(applied)).toHaveLength(2);
  });

  it('row 365: refuses what the form refuses, in words for the page, and stays good', async () => {
    const applied = await locked();
    const token = tokenIn(asksTo(applied)[0]);
    await send(token, null).expect(400);
    const rtf = await send(token, Buffer.from('{\\rtf1 hello}'), 'cv.doc').expect(415);
    expect((await page(token, '?failed=unsupported_file_type').expect(200)).text).toContain(
      rtf.body.errors.resume.slice(0, 20),
    );
    expect((await page(token).expect(200)).text).not.toContain('RTF');
    await send(token, Buffer.alloc(5 * 1024 * 1024 + 1, '%PDF-1.7 '))
      .expect(413)
      .catch((error: { code?: string }) => expect(['ECONNRESET', 'EPIPE']).toContain(error.code));
    const refererOf = `http://frontdoor.example/another-file/${token}`;
    const back = await send(token, null).set('Accept', 'text/html').set('Referer', refererOf).redirects(0).expect(303);
    expect(back.headers['location']).toMatch(/^\/(?:another-file\/[\w-]{43}|contact)\?failed=validation_failed/);
    await send(token, makeTextPdf()).expect(201);
  });

  it('row 366: asks again when the other file cannot be opened either, three times in all', async () => {
    const applied = await locked();
    for (const round of [1, 2, 3]) {
      expect(asksTo(applied)).toHaveLength(round);
      await send(tokenIn(asksTo(applied).at(-1)), makeLockedPdf(`Round ${round}`)).expect(201);
      await settled();
    }
    expect(asksTo(applied)).toHaveLength(3);
    expect(toHr(applied)).toHaveLength(4);
    const asks = await asksOf(applied);
    expect(new Set(asks.map(({ file }) => file)).size).toBe(3);
  });

  it('row 367: is over with its time, its post and its application, and tells so', async () => {
    const { body: post } = await call('post', '/api/jobposts', { title: 'Welder', para: 'P', location: 'L' }).expect(
      201,
    );
    const late = await locked();
    const closed = await locked({ job_post: (post as { id: string }).id });
    const withdrawn = await locked();
    await api.sql(`UPDATE resume_asks SET expires_at = now() WHERE application_id = $1`, [late.id]);
    expect((await page(tokenIn(asksTo(closed)[0])).expect(200)).text).toContain('|Welder|');
    await call('delete', `/api/jobposts/${(post as { id: string }).id}`).expect((answer) =>
      expect(answer.ok).toBe(true),
    );
    await api.sql(`UPDATE applications SET stage = 'withdrawn' WHERE id = $1`, [withdrawn.id]);
    for (const [applied, state, code] of [
      [late, 'expired', 'link_expired'],
      [closed, 'closed', 'application_closed'],
      [withdrawn, 'closed', 'application_closed'],
    ] as const) {
      const token = tokenIn(asksTo(applied)[0]);
      expect((await page(token).expect(410)).text).toMatch(new RegExp(`^${state}\\|`));
      expect((await send(token, makeTextPdf()).expect(410)).body.code).toBe(code);
    }
  });

  it('row 368: of an erased person answers like one that never was, and nothing is left', async () => {
    const applied = await locked();
    const token = tokenIn(asksTo(applied)[0]);
    await send(token, makeLockedPdf('erased')).expect(201);
    await settled();
    const newest = tokenIn(asksTo(applied).at(-1));
    const keys = (
      await api.sql<{ key: string }>(
        `SELECT key FROM resumes WHERE application_id = $1 UNION SELECT key FROM former_resumes WHERE application_id = $1`,
        [applied.id],
      )
    ).map(({ key }) => key);
    expect(keys).toHaveLength(2);
    await call('post', '/api/admin/erasures', { email: applied.email, reason: 'asked-for' }).expect(200);
    const erased = [await page(newest), await send(newest, makeTextPdf())];
    const unknown = [await page('x'.repeat(43)), await send('x'.repeat(43), makeTextPdf())];
    for (const [at, answer] of erased.entries()) {
      expect(answer.status).toBe(404);
      const told = ({ text, body }: typeof answer) => (body.code ? [body.code, body.message] : text.split('|')[0]);
      expect(told(answer)).toEqual(told(unknown[at]!));
    }
    for (const table of ['resume_asks', 'former_resumes', 'resumes', 'resume_spool'])
      expect(await api.sql(`SELECT FROM ${table} WHERE application_id = $1`, [applied.id])).toEqual([]);
    expect(await api.sql('SELECT FROM deliveries WHERE recipient = $1', [applied.email])).toEqual([]);
    const events = `SELECT FROM outbox WHERE event LIKE 'resume.%' AND NOT EXISTS (SELECT FROM applications a WHERE a.id = subject_id)
      AND NOT EXISTS (SELECT FROM resume_asks k WHERE k.id = subject_id)`;
    expect(await api.sql(events)).toEqual([]);
    for (const key of keys)
      expect((await request(api.url).get(`/uploads/${key}`).set('Cookie', hr).expect(410)).body.code).toBe(
        'resume_erased',
      );
  });
});

it('row 369: what is found out late about a former file is not told of the one that has replaced it', async () => {
  const applied = await locked();
  const [former] = await api.sql<{ key: string }>('SELECT key FROM resumes WHERE application_id = $1', [applied.id]);
  await send(tokenIn(asksTo(applied)[0]), makeTextPdf({ text: 'good' })).expect(201);
  await settled();
  const stored = worker.get(ReadStoredResume, { strict: false });
  const [row] = await api.sql<{ size: number; sha256: Buffer }>(
    'SELECT size, sha256 FROM former_resumes WHERE key = $1',
    [former!.key],
  );
  await worker.get(Storage, { strict: false }).remove(`resumes/${former!.key}`);
  const read = stored.read({ applicationId: applied.id, key: former!.key, ...row!, storageFault: null });
  await expect(read).rejects.toMatchObject({ code: 'resume_missing' });
  expect(await view(applied)).toMatchObject({ storageFault: null, resumeState: 'stored' });
});
