import { createHash } from 'node:crypto';
import { loadImage } from '@napi-rs/canvas';
import type { INestApplicationContext } from '@nestjs/common';
import request from 'supertest';
import { addApplication, addResume } from '../../../../test/add-application';
import { eventually } from '../../../../test/eventually';
import { makeScanPdf, makeTextDocx, makeTextPdf, relation } from '../../../../test/make-documents';
import { postApplication } from '../../../../test/post-application';
import { cookieFor } from '../../../../test/sign-in';
import { startApi, type TestApi } from '../../../../test/start-api';
import { startSmtp } from '../../../../test/start-smtp';
import { startWorker } from '../../../../test/start-worker';
import { Storage } from '../../../platform/storage/storage';
import { ReadDocument } from './read-document';
import { TryAgain } from './try-again';

let smtp: Awaited<ReturnType<typeof startSmtp>>;
let api: TestApi;
let worker: INestApplicationContext;
let hr: string;

beforeAll(async () => {
  smtp = await startSmtp();
  api = await startApi();
  const { databaseUrl: url, storageUrl: STORAGE_URL } = api;
  worker = await startWorker({ DATABASE_URL: url, QUEUE_URL: url, STORAGE_URL, MAIL_URL: smtp.url });
  hr = await cookieFor(api, 'hr');
});
afterAll(async () => {
  await worker.close();
  await Promise.all([api.stop(), smtp.stop()]);
});

/** Sends an application and waits until its resume has been looked into. Returns the application's id. */
async function send(name: string, bytes: Buffer): Promise<string> {
  const sent = await postApplication(api.url, { file: { name, bytes } }).expect(201);
  const [row] = await api.sql<{ id: string }>('SELECT id FROM applications WHERE reference = $1', [
    sent.body.reference,
  ]);
  const done = `SELECT FROM outbox o JOIN outbox_jobs j ON j.event_id = o.id
    WHERE o.subject_id = $1 AND j.job = 'resumes.examine' AND j.state = 'done'`;
  await eventually(async () => (await api.sql(done, [row!.id])).length > 0, 'an examined resume');
  return row!.id;
}

const preview = (id: string, cookie = hr) =>
  request(api.url).get(`/api/admin/applications/${id}/resume/preview`).set('Cookie', cookie);
const page = (id: string, number: number | string, cookie = hr) =>
  request(api.url).get(`/api/admin/applications/${id}/resume/preview/${number}.png`).set('Cookie', cookie);
const readings = (id: string) =>
  api.sql("SELECT details FROM audit_log WHERE action = 'resume.read' AND subject_id = $1 ORDER BY id", [id]);

describe('The preview of a resume', () => {
  it('shows a PDF as pictures, with its text, and puts every look on record', async () => {
    const bytes = makeTextPdf({ pages: 2, text: 'Kubernetes and pottery, unlike anybody else' });
    const id = await send('cv.pdf', bytes);
    const { body, headers } = await preview(id).expect(200);
    expect(body).toMatchObject({
      _id: id,
      kind: 'pages',
      state: 'done',
      pages: 2,
      note: null,
      flags: [],
      scanState: 'not-scanned',
    });
    expect(body.text).toContain('Kubernetes and pottery');
    expect(headers['cache-control']).toBe('no-store');
    const picture = await page(id, 2).expect(200);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect((await loadImage(picture.body as Buffer)).width).toBe(1240);
    const file = { type: 'pdf', size: bytes.length, as: 'preview' };
    expect(await readings(id)).toEqual([{ details: file }, { details: { ...file, page: 2 } }]);
    const [row] = await api.sql('SELECT state, note FROM resume_texts WHERE application_id = $1', [id]);
    expect(row).toEqual({ state: 'done', note: null });
  });

  it('whose picture is not in storage as it was drawn shows none of it, and has it drawn again', async () => {
    const id = await send('cv.pdf', makeTextPdf({ pages: 2, text: 'Drawn twice' }));
    const drawn = (await page(id, 2).expect(200)).body as Buffer;
    const [{ key }] = (await api.sql<{ key: string }>('SELECT key FROM resume_previews WHERE application_id = $1', [
      id,
    ])) as [{ key: string }];
    await api.app.get(Storage, { strict: false }).put(`previews/${key}/2.png`, drawn.subarray(0, -9), 'image/png');
    expect((await page(id, 2).expect(502)).body.code).toBe('preview_damaged');
    await eventually(async () => (await preview(id)).body.state === 'done', 'pages that were drawn again');
    expect((await page(id, 2).expect(200)).body).toEqual(drawn);
  });

  it('whose pictures were drawn before checksums were kept has them drawn again when it is asked for', async () => {
    const id = await send('cv.pdf', makeTextPdf({ text: 'Drawn long ago' }));
    await api.sql("UPDATE resume_previews SET page_sizes = '{}', page_hashes = '{}' WHERE application_id = $1", [id]);
    await page(id, 1).expect(404);
    expect((await preview(id).expect(200)).body).toMatchObject({ state: 'waiting', pages: 0 });
    await eventually(async () => (await preview(id)).body.state === 'done', 'pages that were drawn again');
    await page(id, 1).expect(200);
  });

  it('is not made of a resume that is damaged in storage, until that is restored', async () => {
    const bytes = makeTextPdf();
    const { id } = await addApplication(api);
    const key = await addResume(api, id, { bytes });
    const put = (stored: Buffer) =>
      api.app.get(Storage, { strict: false }).put(`resumes/${key}`, stored, 'application/pdf');
    await put(makeTextPdf({ text: 'Somebody else' }));
    await api.sql("UPDATE resumes SET scan_state = 'not-scanned' WHERE application_id = $1", [id]);
    await api.sql("INSERT INTO outbox (event, subject_id) VALUES ('resume.cleared', $1)", [id]);
    const fault = async () =>
      (await api.sql('SELECT storage_fault AS fault FROM resumes WHERE application_id = $1', [id]))[0]?.['fault'];
    await eventually(async () => (await fault()) === 'damaged', 'a resume that is known to be damaged');
    expect((await preview(id)).body).toMatchObject({ state: 'waiting', text: '' });
    await put(bytes);
    await eventually(async () => (await preview(id)).body.state === 'done', 'a preview of the restored resume');
    expect(await fault()).toBeNull();
  });

  it('says of a scan that it has no text, so that the search cannot find it', async () => {
    const id = await send(
      'scan.pdf',
      makeScanPdf(8, 8, '/ColorSpace /DeviceGray /BitsPerComponent 1', Buffer.alloc(8)),
    );
    expect((await preview(id)).body).toMatchObject({
      kind: 'pages',
      state: 'done',
      text: '',
      note: 'No text in this file, perhaps a scan: the search cannot find it.',
      flags: [],
    });
  });

  it('says of a text that is longer than what is kept that the rest is not found', async () => {
    const id = await send('long.pdf', makeTextPdf({ text: 'Long' }));
    const lengthen = "UPDATE resume_texts SET text = repeat('long ', $2) WHERE application_id = $1";
    await api.sql(lengthen, [id, 39_999]);
    expect((await preview(id)).body.note).toBeNull();
    await api.sql(lengthen, [id, 40_000]);
    expect((await preview(id)).body.note).toMatch(/only its first 200,000 characters are kept/);
  });

  it('waits while its pages are being drawn, with the text that is there already', async () => {
    const id = await send('cv.pdf', makeTextPdf({ text: 'Drawn slowly' }));
    const begin =
      "UPDATE resume_previews SET state = 'begun', page_sizes = '{}', page_hashes = '{}' WHERE application_id = $1";
    await api.sql(begin, [id]);
    const waiting = { kind: 'text', state: 'waiting', text: 'Drawn slowly', note: null };
    expect((await preview(id)).body).toMatchObject(waiting);
    await api.sql("UPDATE resume_texts SET text = '', state = 'empty' WHERE application_id = $1", [id]);
    expect((await preview(id)).body).toMatchObject({ kind: 'none', state: 'waiting', note: null });
  });

  it('shows a Word document as its text', async () => {
    const id = await send('cv.docx', makeTextDocx('Ten years of Erlang'));
    expect((await preview(id).expect(200)).body).toMatchObject({ kind: 'text', pages: 0, text: 'Ten years of Erlang' });
    await page(id, 1).expect(404);
  });

  it('tells what is doubtful, and the file can still be saved', async () => {
    const id = await send('cv.docx', makeTextDocx('hello', [relation('vbaProject', '')]));
    expect((await preview(id)).body).toMatchObject({ kind: 'text', flags: ['Contains macros.'] });
    const [resume] = await api.sql<{ key: string }>('SELECT key FROM resumes WHERE application_id = $1', [id]);
    const answer = await request(api.url).get(`/uploads/${resume!.key}`).set('Cookie', hr).expect(200);
    expect(answer.headers['content-disposition']).toMatch(/^attachment/);
  });

  it('is for HR only', async () => {
    const id = await send('cv.pdf', makeTextPdf());
    const general = await cookieFor(api, 'general');
    for (const [cookie, status] of [
      ['', 401],
      [general, 403],
    ] as const) {
      await preview(id, cookie).expect(status);
      await page(id, 1, cookie).expect(status);
    }
    expect(await readings(id)).toEqual([]);
  });

  it.each(['nothing', '%00', '018f0000-0000-7000-8000-000000000000', '..%2F..'])('is not found for %s', async (id) => {
    await preview(id).expect(404);
    await page(id, 1).expect(404);
  });

  it.each(['0', '6', '-1', '1e0', 'x', '..%2f1', '01'])('has no page %s', async (number) => {
    const { id } = await addApplication(api);
    await addResume(api, id);
    await page(id, number).expect(404);
  });

  it('waits until the resume is filed', async () => {
    const { id } = await addApplication(api);
    await addResume(api, id, { state: 'received' });
    expect((await preview(id).expect(409)).body.code).toBe('resume_not_filed');
  });
});

describe('A resume that breaks its reader (row 34)', () => {
  it('is flagged, keeps its job from being repeated, and can still be saved', async () => {
    const document = worker.get(ReadDocument, { strict: false });
    const usual = document.limits;
    document.limits = { ...usual, timeMs: 50 };
    const id = await send('cv.pdf', makeTextPdf({ text: 'A slow one' }));
    document.limits = usual;
    expect((await preview(id).expect(200)).body).toMatchObject({
      kind: 'none',
      state: 'failed',
      note: 'Reading the file took too long.',
      flags: ['Could not be examined to the end: it took too long.'],
    });
    await eventually(() => smtp.mails.length > 0, 'the mail to HR');
  });

  it('is examined once more, an hour later and once only', async () => {
    const document = worker.get(ReadDocument, { strict: false });
    const again = worker.get(TryAgain, { strict: false });
    const usual = document.limits;
    document.limits = { ...usual, timeMs: 50 };
    const id = await send('cv.pdf', makeTextPdf({ text: 'On a busy machine' }));
    document.limits = usual;
    const age = (since: string) =>
      api.sql("UPDATE resume_previews SET state = 'failed', made_at = now() - $1::interval WHERE state <> 'begun'", [
        since,
      ]);
    await age('59 minutes');
    expect(await again.run()).toBe(false);
    await api.sql('UPDATE resume_previews SET tried_again = application_id <> $1', [id]);
    await age('61 minutes');
    expect(await again.run()).toBe(true);
    await eventually(async () => (await preview(id)).body.kind === 'pages', 'a resume that was examined once more');
    expect((await preview(id)).body).toMatchObject({ state: 'done', text: 'On a busy machine', note: null, flags: [] });
    await age('61 minutes');
    expect(await again.run()).toBe(false);
  });
});

describe('An erased resume (row 56)', () => {
  it('answers 410 without a trace of whose it was', async () => {
    const key = `${'0'.repeat(26)}.pdf`;
    const hash = createHash('sha256').update(key).digest();
    await api.sql('INSERT INTO erased_resumes (key_hash) VALUES ($1)', [hash]);
    const answer = await request(api.url).get(`/uploads/${key}`).set('Cookie', hr).expect(410);
    expect(answer.body.code).toBe('resume_erased');
    expect(await api.sql("SELECT details FROM audit_log WHERE details->>'code' = 'resume_erased'")).toHaveLength(1);
  });
});
