import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { INestApplicationContext } from '@nestjs/common';
import request from 'supertest';
import { addApplication, addResume } from '../add-application';
import { eventually } from '../eventually';
import { makePdf } from '../make-files';
import { postApplication } from '../post-application';
import { cookieFor } from '../sign-in';
import { type TestApi, startApi } from '../start-api';
import { startSmtp } from '../start-smtp';
import { startWorker } from '../start-worker';

const answers =
  (status: number, code: string): RequestListener =>
  (call, response) => {
    call.resume();
    const body = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`;
    call.on('end', () => response.writeHead(status, { 'Content-Type': 'application/xml' }).end(body));
  };

/** How storage fails. The tests of storage itself cover the rest: a storage that is down, and a missing object. */
const failures: [what: string, fail: RequestListener][] = [
  ['asks us to slow down (503 SlowDown)', answers(503, 'SlowDown')],
  ['refuses us (403 AccessDenied)', answers(403, 'AccessDenied')],
  ['has no bucket (404 NoSuchBucket)', answers(404, 'NoSuchBucket')],
  ['hangs up', (call) => call.socket.destroy()],
];

let api: TestApi;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let worker: INestApplicationContext;
let fail: RequestListener = (call) => call.socket.destroy();
const storage = createServer((call, response) => fail(call, response));
beforeAll(async () => {
  await new Promise<void>((resolve) => storage.listen(0, '127.0.0.1', resolve));
  const { port } = storage.address() as AddressInfo;
  const STORAGE_URL = `s3://frontdoor:k2m5v8x1c4n7b0q3@127.0.0.1:${port}/resumes?tls=false`;
  smtp = await startSmtp();
  api = await startApi({ STORAGE_URL });
  const addresses = { DATABASE_URL: api.databaseUrl, QUEUE_URL: api.databaseUrl, STORAGE_URL, MAIL_URL: smtp.url };
  worker = await startWorker({ ...addresses, ACKNOWLEDGE: 'none', HR_MAIL_GRACE_SECONDS: '0' });
});
afterAll(async () => {
  await worker.close();
  await api.stop();
  await smtp.stop();
  storage.closeAllConnections();
  await new Promise((resolve) => storage.close(resolve));
});

it.each(failures)(
  'fault 83: while storage %s, applications are taken and kept, HR hears of them, and a download is refused',
  async (_what, listener) => {
    fail = listener;
    const { body } = await postApplication(api.url, { file: { name: 'cv.pdf', bytes: makePdf(5_000) } }).expect(201);
    await eventually(() => smtp.mails.find(({ subject }) => subject?.includes(body.reference)), 'the mail to HR');
    await eventually(
      async () =>
        (await api.sql("SELECT FROM outbox_jobs WHERE job = 'applications.file-resume' AND failures > 0")).length > 0,
      'a try to file it',
    );
    const kept = await api.sql(
      `SELECT r.state, length(s.bytes) > 5000 AS kept FROM resumes r JOIN resume_spool s USING (application_id)
     JOIN applications a ON a.id = application_id WHERE a.reference = $1`,
      [body.reference],
    );
    expect(kept).toEqual([{ state: 'received', kept: true }]);
    const { id } = await addApplication(api);
    const resume = await addResume(api, id, { filed: false });
    const cookie = await cookieFor(api, 'hr');
    await request(api.url).get(`/uploads/${resume}`).set('Cookie', cookie).expect(503);
    await api.sql('UPDATE outbox_jobs SET failures = 0');
  },
);
