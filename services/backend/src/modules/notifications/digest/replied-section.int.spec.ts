import type { INestApplicationContext } from '@nestjs/common';
import { addApplication } from '../../../../test/add-application';
import { callAdmin } from '../../../../test/call-admin';
import { eventually } from '../../../../test/eventually';
import { cookieFor } from '../../../../test/sign-in';
import { startSmtp } from '../../../../test/start-smtp';
import { startApi, type TestApi } from '../../../../test/start-api';
import { startWorker } from '../../../../test/start-worker';
import { OpenDigests } from './open-digests';

let api: TestApi;
let worker: INestApplicationContext;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
beforeEach(async () => {
  smtp = await startSmtp();
  api = await startApi();
  const { databaseUrl, storageUrl } = api;
  const places = { DATABASE_URL: databaseUrl, QUEUE_URL: databaseUrl, STORAGE_URL: storageUrl, MAIL_URL: smtp.url };
  worker = await startWorker({ ...places, SITE_URL: 'https://plumbline.example' });
});
afterEach(async () => {
  await worker.close();
  await api.stop();
  await smtp.stop();
});

/** An applicant of some days ago, who answered so many hours ago. Gives the id and the reference. */
async function addReplied(name: string, hours: number) {
  const createdAt = new Date(Date.now() - 3 * 86_400_000).toISOString();
  const application = await addApplication(api, { name, createdAt });
  await api.sql('UPDATE applications SET stage_since = created_at WHERE id = $1', [application.id]);
  await addReply(application.id, name, hours);
  return application;
}
const addReply = (id: string, name: string, hours: number) =>
  api.sql(
    `INSERT INTO received_mails (application_id, mailbox, uid_validity, uid, fingerprint, kind, sender_name, sender_email, subject,
       body, quoted, is_cut, arrived_at, created_at)
     SELECT $1, 'hr', 1, count(*) + 1, uuid_send(uuidv7()), 'reply', $2, 'asha@mail.example', 'x', 'x', '', false, now(),
       now() - make_interval(hours => $3) FROM received_mails`,
    [id, name, hours],
  );

/** The worker looks at what waits, and has sent all mails. */
async function look() {
  await worker.get(OpenDigests).run();
  const open = `SELECT FROM outbox WHERE published_at IS NULL UNION ALL SELECT FROM outbox_jobs WHERE state = 'pending'`;
  await eventually(async () => (await api.sql(open)).length === 0, 'the end of all jobs');
}
const dayPasses = () => api.sql(`UPDATE digests SET opened_at = opened_at - interval '24 hours 1 minute'`);
const digests = () => smtp.mails.filter(({ subject }) => subject?.includes('answered'));

describe('HR’s digest', () => {
  it('names whose answer has waited for a day, once a day until somebody acts, and tells general staff nothing', async () => {
    await addReplied('Ravi Shah', 23);
    await look();
    expect(digests()).toEqual([]);
    const { id, reference } = await addReplied('Asha Verma', 26);
    await look();
    await look();
    expect(digests().map(({ subject, envelope }) => [subject, envelope.to])).toEqual([
      ['1 applicant has answered and still waits', ['hr@plumbline.example']],
    ]);
    for (const body of [digests()[0]!.text, digests()[0]!.html]) {
      expect(body).toContain(reference);
      expect(body).toContain('Asha Verma');
      expect(body).not.toContain('Ravi Shah');
      expect(body).toContain('https://plumbline.example/admin/applications?filter=%7B%22replied%22%3Atrue%7D');
    }
    await dayPasses();
    await look();
    expect(digests()).toHaveLength(2);
    const cookie = await cookieFor(api, 'hr');
    const { body } = await callAdmin(api, 'get', `/api/admin/applications/${id}`, { cookie }).expect(200);
    const { repliedAt } = body as { repliedAt: string };
    await callAdmin(api, 'put', `/api/admin/applications/${id}/reply-settled`, { cookie, body: { repliedAt } }).expect(
      200,
    );
    await dayPasses();
    await look();
    expect(digests()).toHaveLength(2);
  });

  it('fault 691: counts from the first of several answers that nothing has followed, not from one that was settled', async () => {
    const { id } = await addReplied('Asha Verma', 26);
    await addReplied('Ravi Shah', 25);
    await addReply(id, 'Asha Verma', 1);
    const { id: settled } = await addReplied('Meera Iyer', 26);
    await api.sql('UPDATE applications SET reply_settled_at = replied_at WHERE id = $1', [settled]);
    await addReply(settled, 'Meera Iyer', 1);
    const { id: written } = await addReplied('Chitra Rao', 26);
    await api.sql(
      `INSERT INTO stage_mails (application_id, subject, body, requested_by, created_at)
       VALUES ($1, 'x', 'x', uuidv7(), now() - interval '2 hours')`,
      [written],
    );
    await addReply(written, 'Chitra Rao', 1);
    await look();
    expect(digests().map(({ subject }) => subject)).toEqual(['2 applicants have answered and still wait']);
    expect(digests()[0]!.text).toMatch(/Asha Verma,[^]*Ravi Shah,/);
  });

  it('counts more than it names, the longest waiting first', async () => {
    for (let hour = 21; hour > 0; hour -= 1) await addReplied(`Asha ${String.fromCodePoint(64 + hour)}`, 24 + hour);
    await look();
    const [{ subject, text }] = digests() as unknown as [{ subject: string; text: string }];
    expect(subject).toBe('21 applicants have answered and still wait');
    expect(text.match(/Asha [A-U], answered /g)).toHaveLength(20);
    expect(text).toMatch(/Asha U,[^]*Asha B,/);
    expect(text).not.toContain('Asha A,');
    expect(text).toContain('and 1 more');
  });
});
