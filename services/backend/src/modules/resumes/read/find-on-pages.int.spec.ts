import type { INestApplicationContext } from '@nestjs/common';
import request from 'supertest';
import { eventually } from '../../../../test/eventually';
import { makeTextPdf } from '../../../../test/make-documents';
import { postApplication } from '../../../../test/post-application';
import { cookieFor } from '../../../../test/sign-in';
import { startApi, type TestApi } from '../../../../test/start-api';
import { startWorker } from '../../../../test/start-worker';

let api: TestApi;
let worker: INestApplicationContext;
let hr: string;
beforeAll(async () => {
  api = await startApi();
  const { databaseUrl: url, storageUrl: STORAGE_URL } = api;
  worker = await startWorker({ DATABASE_URL: url, QUEUE_URL: url, STORAGE_URL });
  hr = await cookieFor(api, 'hr');
});
afterAll(async () => {
  await worker.close();
  await api.stop();
});

/** Sends an application and waits until its resume has been looked into. Returns the application's id. */
async function send(bytes: Buffer): Promise<string> {
  const { body } = await postApplication(api.url, { file: { name: 'cv.pdf', bytes } }).expect(201);
  const drawn = `SELECT a.id FROM applications a JOIN resume_previews p ON p.application_id = a.id AND p.state = 'done' WHERE a.reference = $1`;
  const find = () => api.sql<{ id: string }>(drawn, [body.reference]);
  await eventually(async () => (await find()).length > 0, 'the pages of a resume');
  return (await find())[0]!.id;
}

const preview = (id: string) => request(api.url).get(`/api/admin/applications/${id}/resume/preview`).set('Cookie', hr);

describe('The preview of a resume with a search', () => {
  it('row 512: tells where its pages have what was searched for, with the letters that count for the search', async () => {
    const id = await send(makeTextPdf({ pages: 2, text: 'Kubernetes and pottery' }));
    const hitsOf = async (q: string) => (await preview(id).query({ q }).expect(200)).body.pageHits;
    const [first, second, ...more] = await hitsOf('POTTERY');
    expect([first, second]).toMatchObject([
      { hit: 0, page: 1 },
      { hit: 1, page: 2, x: first.x, y: first.y },
    ]);
    expect(more).toEqual([]);
    // Of 420 by 595 points, 18 points high, from the 40th on and 95 points below the upper edge.
    expect(first.x).toBeGreaterThan(2_500);
    expect(first.x + first.width).toBeLessThan(6_000);
    expect(first.y).toBeLessThan(1_597);
    expect(first.y + first.height).toBeGreaterThan(1_597);
    expect([await hitsOf('knitting'), await hitsOf('')]).toEqual([[], null]);
    // As of a resume that was read by the release before.
    await api.sql('UPDATE resume_previews SET page_words = NULL WHERE application_id = $1', [id]);
    expect(await hitsOf('pottery')).toBeNull();
  });
});
