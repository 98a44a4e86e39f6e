import type { INestApplicationContext } from '@nestjs/common';
import request from 'supertest';
import { addApplication, addResume } from '../../../../test/add-application';
import { eventually } from '../../../../test/eventually';
import { makeTextPdf } from '../../../../test/make-documents';
import { cookieFor } from '../../../../test/sign-in';
import { startApi, type TestApi } from '../../../../test/start-api';
import { startSmtp } from '../../../../test/start-smtp';
import { startWorker } from '../../../../test/start-worker';
import { ReadAgain } from './read-again';
import { ReadDocument } from './read-document';

let smtp: Awaited<ReturnType<typeof startSmtp>>;
let api: TestApi;
let worker: INestApplicationContext;
let hr: string;
let general: string;

beforeAll(async () => {
  smtp = await startSmtp();
  api = await startApi();
  const { databaseUrl: url, storageUrl: STORAGE_URL } = api;
  worker = await startWorker({ DATABASE_URL: url, QUEUE_URL: url, STORAGE_URL, MAIL_URL: smtp.url });
  [hr, general] = [await cookieFor(api, 'hr'), await cookieFor(api, 'general')];
});
afterAll(async () => {
  await worker.close();
  await Promise.all([api.stop(), smtp.stop()]);
});

/** A resume as a reader of before has left it. Its own worker may find it before a test does. */
async function addOld(text: string, bytes: Buffer): Promise<string> {
  const { id } = await addApplication(api);
  await addResume(api, id, { bytes });
  await api.sql("INSERT INTO resume_texts (application_id, text, state) VALUES ($1, $2, 'done')", [id, text]);
  return id;
}
const release = (id: string) =>
  api.sql("UPDATE resumes SET scan_state = 'not-scanned' WHERE application_id = $1", [id]);
const countOld = async () =>
  (await request(api.url).get('/api/admin/reports/health').set('Cookie', general).expect(200)).body.search.oldTexts;
const read = (id: string) =>
  request(api.url).get(`/api/admin/applications/${id}/resume/preview`).set('Cookie', hr).expect(200);
/** Waits until its examination has ended. The worker's own schedule may have begun it. */
async function readAgain(id: string): Promise<void> {
  await release(id);
  await worker.get(ReadAgain, { strict: false }).run();
  const done = `SELECT FROM outbox o JOIN outbox_jobs j ON j.event_id = o.id
    WHERE o.subject_id = $1 AND j.job = 'resumes.examine' AND j.state = 'done'`;
  await eventually(async () => (await api.sql(done, [id])).length > 0, 'a resume that was read once more');
}

describe('A resume that an older reader has read', () => {
  it('is read once more, once, and is counted until then; one that may not be opened is not', async () => {
    const id = await addOld('as it was read', makeTextPdf({ text: 'Terraform' }));
    expect(await countOld()).toBe(0);
    await readAgain(id);
    expect((await read(id)).body).toMatchObject({ state: 'done', text: 'Terraform' });
    expect(await countOld()).toBe(0);
    expect(await worker.get(ReadAgain, { strict: false }).run()).toBe(false);
  });

  it('keeps its text where the reader of today breaks off', async () => {
    const document = worker.get(ReadDocument, { strict: false });
    const usual = document.limits;
    document.limits = { ...usual, timeMs: 50 };
    const id = await addOld('as it was read', makeTextPdf({ text: 'Slow' }));
    await readAgain(id);
    document.limits = usual;
    const { body } = await read(id);
    expect(body).toMatchObject({ text: 'as it was read', flags: [expect.stringMatching(/took too long/)] });
  });
});
