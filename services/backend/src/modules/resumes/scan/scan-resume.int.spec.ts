import type { INestApplicationContext } from '@nestjs/common';
import request from 'supertest';
import { eventually } from '../../../../test/eventually';
import { isLongForm, provenOf } from '../../../../test/extent';
import { makeTextDocx, makeTextPdf } from '../../../../test/make-documents';
import { postApplication, validFields } from '../../../../test/post-application';
import { cookieFor } from '../../../../test/sign-in';
import { startApi, type TestApi } from '../../../../test/start-api';
import { EICAR, startClamd } from '../../../../test/start-clamd';
import { startSmtp } from '../../../../test/start-smtp';
import { startWorker } from '../../../../test/start-worker';
import { Storage } from '../../../platform/storage/storage';
import { ScanWaitingResumes } from './scan-waiting-resumes.use-case';

const itInLongForm = isLongForm ? it : it.skip;

interface Row {
  id: string;
  key: string;
  state: string;
  scan_state: string;
  malware: string | null;
  has_preview: boolean;
}

let clamd: Awaited<ReturnType<typeof startClamd>>;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let api: TestApi;
let worker: INestApplicationContext | undefined;
let hr: string;

beforeEach(async () => {
  clamd = await startClamd();
  smtp = await startSmtp();
  api = await startApi({ SCAN: clamd.url });
  hr = await cookieFor(api, 'hr');
});
afterEach(async () => {
  await worker?.close();
  worker = undefined;
  await Promise.all([api.stop(), smtp.stop()]);
  await clamd.stop();
});

const work = async (SCAN = clamd.url) => {
  const { databaseUrl: url, storageUrl: STORAGE_URL } = api;
  worker = await startWorker({ DATABASE_URL: url, QUEUE_URL: url, STORAGE_URL, MAIL_URL: smtp.url, SCAN });
};
const send = (name: string, bytes: Buffer, fields = validFields) =>
  postApplication(api.url, { file: { name, bytes }, fields }).expect(201);
const row = async () =>
  (
    await api.sql<Row>(
      'SELECT application_id AS id, key, state, scan_state, malware, has_preview FROM resumes ORDER BY 1 DESC LIMIT 1',
    )
  )[0]!;
const get = (path: string, cookie = hr) => request(api.url).get(path).set('Cookie', cookie);
const inState = (state: string) =>
  eventually(async () => (await row()).scan_state === state, `a resume that is ${state}`);
const audited = (action: string) =>
  api.sql('SELECT actor_name, subject_id, details FROM audit_log WHERE action = $1 ORDER BY id', [action]);

describe('A resume, where there is a scanner (rows 35 and 85)', () => {
  it('is handed out and shown once the scanner has passed it', async () => {
    await work();
    await send('cv.pdf', makeTextPdf());
    await inState('clean');
    const { id, key } = await row();
    await get(`/uploads/${key}`).expect(200);
    await eventually(async () => (await row()).has_preview, 'a preview');
    const preview = await get(`/api/admin/applications/${id}/resume/preview`).expect(200);
    expect(preview.body).toMatchObject({ kind: 'pages', pages: 1, scanState: 'clean', flags: [] });
  });

  it('with EICAR in a Word document is deleted, put on record, and HR still sees the applicant', async () => {
    await work();
    await send('cv.docx', makeTextDocx('hello', [{ name: 'word/media/a.png', content: EICAR }]));
    await inState('infected');
    const { id, key, ...rest } = await row();
    expect(rest).toEqual({ state: 'rejected', scan_state: 'infected', malware: 'Eicar-Signature', has_preview: false });
    expect((await get(`/uploads/${key}`).expect(403)).body.toString()).not.toContain('PK');
    const refused = await get(`/api/admin/applications/${id}/resume/preview`).expect(403);
    expect(refused.body.code).toBe('resume_infected');
    await get(`/api/admin/applications/${id}/resume/preview/1.png`).expect(403);
    expect(await audited('resume.infected')).toEqual([
      { actor_name: null, subject_id: id, details: { malware: 'Eicar-Signature' } },
    ]);
    expect(await audited('resume.read-refused')).toHaveLength(3);
    expect((await get(`/api/admin/applications/${id}`).expect(200)).body.name).toBe(validFields.name);
    await eventually(() => smtp.mails.length > 0, 'the mail to HR');
  });

  it('with EICAR has its applicant asked for another file, which is scanned like the first', async () => {
    await work();
    await send('cv.docx', makeTextDocx('hello', [{ name: 'word/media/a.png', content: EICAR }]));
    await inState('infected');
    const former = await row();
    const asks = () => smtp.mails.filter(({ text }) => /for one with malware, so it was deleted/.test(text ?? ''));
    await eventually(() => asks().length > 0, 'the mail that asks');
    const [, token = ''] = /another-file\/([\w-]{43})/.exec(asks()[0]?.text ?? '') ?? [];
    await request(api.url)
      .post('/api/another-file')
      .field('token', token)
      .attach('resume', makeTextPdf(), { filename: 'cv.pdf' })
      .expect(201);
    await inState('clean');
    await get(`/uploads/${(await row()).key}`).expect(200);
    expect((await get(`/uploads/${former.key}`).expect(403)).body.code).toBe('resume_infected');
    expect(asks()).toHaveLength(1);
  });

  itInLongForm('whose applicant wrote EICAR in base64 into the cover letter is just a resume', async () => {
    await work();
    await send('cv.pdf', makeTextPdf(), { ...validFields, message: Buffer.from(EICAR).toString('base64') });
    await inState('clean');
    expect(clamd.state.scans).toBe(1);
  });

  it.each(provenOf(['stale', 'size-limit', 'hangs-up', 'reloading'] as const, 0, 2))(
    'is never handed out while clamd is %s, is asked about again, and HR hears of it all the same',
    async (mood) => {
      clamd.state.mood = mood;
      await work();
      await send('cv.pdf', makeTextPdf());
      await eventually(() => smtp.mails.length > 0, 'the mail to HR');
      await eventually(async () => (await row()).state === 'stored', 'a filed resume');
      const failures = () =>
        api.sql<{ failures: number }>("SELECT failures FROM outbox_jobs WHERE job = 'resumes.scan'");
      await eventually(async () => ((await failures())[0]?.failures ?? 0) > 0, 'a scan that failed');
      const { id, key } = await row();
      expect((await get(`/uploads/${key}`).expect(409)).headers['retry-after']).toBe('60');
      expect((await get(`/api/admin/applications/${id}/resume/preview`).expect(409)).body.code).toBe('scan_pending');
      expect(await api.sql('SELECT FROM resume_texts')).toEqual([]);
      clamd.state.mood = 'well';
      await inState('clean');
      await get(`/uploads/${key}`).expect(200);
    },
  );

  itInLongForm('that was filed while there was none waits for it from then on', async () => {
    await work('off');
    await send('cv.pdf', makeTextPdf());
    await inState('not-scanned');
    const { key } = await row();
    await get(`/uploads/${key}`).expect(409);
    await worker?.close();
    await work();
    expect(await worker!.get(ScanWaitingResumes, { strict: false }).run()).toBeLessThanOrEqual(1);
    await inState('clean');
    await get(`/uploads/${key}`).expect(200);
  });

  it('that is damaged in storage is not scanned, and keeps no other from being scanned', async () => {
    await work('off');
    await send('cv.pdf', makeTextPdf({ text: 'The first' }));
    await inState('not-scanned');
    const first = await row();
    await send('cv.pdf', makeTextPdf({ text: 'The second' }), { ...validFields, email: 'second@mail.example' });
    await eventually(async () => (await row()).id !== first.id && (await row()).scan_state === 'not-scanned');
    await worker?.close();
    const storage = api.app.get(Storage, { strict: false });
    await storage.put(`resumes/${first.key}`, Buffer.from('%PDF-1.7 another'), 'application/pdf');
    await work();
    await worker!.get(ScanWaitingResumes, { strict: false }).run();
    await inState('clean');
    const [damaged] = await api.sql('SELECT scan_state, storage_fault FROM resumes WHERE key = $1', [first.key]);
    expect(damaged).toEqual({ scan_state: 'pending', storage_fault: 'damaged' });
  });
});
