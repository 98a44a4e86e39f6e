import type { INestApplicationContext } from '@nestjs/common';
import request from 'supertest';
import { eventually } from '../../../../test/eventually';
import { makePdf } from '../../../../test/make-files';
import { postApplication, validFields } from '../../../../test/post-application';
import { postForm } from '../../../../test/post-form';
import { cookieFor, origin } from '../../../../test/sign-in';
import { startSmtp } from '../../../../test/start-smtp';
import { type TestApi, startApi } from '../../../../test/start-api';
import { startWorker } from '../../../../test/start-worker';
import { type SubmissionKind, submissions } from '../../submissions/kinds.facts';

let api: TestApi;
let worker: INestApplicationContext;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
beforeAll(async () => {
  smtp = await startSmtp();
  api = await startApi();
  const { databaseUrl, storageUrl } = api;
  const addresses = { DATABASE_URL: databaseUrl, QUEUE_URL: databaseUrl, STORAGE_URL: storageUrl, MAIL_URL: smtp.url };
  worker = await startWorker({ ...addresses, ENQUIRIES_MAIL_TO: 'desk@plumbline.example', ACKNOWLEDGE: 'none' });
});
afterAll(async () => {
  await worker.close();
  await api.stop();
  await smtp.stop();
});

const callFor = async (kind: SubmissionKind, deed: 'release' | 'discard', standing: 'held' | 'discarded') => {
  const { role, table } = submissions[kind];
  const [row] = await api.sql<{ id: string }>(`SELECT id FROM ${table} WHERE standing = $1`, [standing]);
  const cookie = await cookieFor(api, role);
  return () =>
    request(api.url).post(`/api/admin/held/${kind}/${row!.id}/${deed}`).set({ Cookie: cookie, Origin: origin });
};
const release = async (kind: SubmissionKind, standing: 'held' | 'discarded' = 'held') => {
  const call = await callFor(kind, 'release', standing);
  return Promise.all([call(), call()]);
};
const discard = async (kind: SubmissionKind) => (await callFor(kind, 'discard', 'held'))().expect(200);
const settled = async () => {
  const [open] = await api.sql<{ open: number }>(
    `SELECT (SELECT count(*) FROM outbox WHERE published_at IS NULL)::int
          + (SELECT count(*) FROM outbox_jobs WHERE state = 'pending')::int AS open`,
  );
  return open!.open === 0;
};

const unchecked = 'the form’s start time could not be checked';

describe('From a held submission to the mail', () => {
  it('a held application is mailed once, after its release', async () => {
    const file = { name: 'cv.pdf', bytes: makePdf(20_000) };
    const fields = { ...validFields, further_topic: '555 0100' };
    const { body } = await postApplication(api.url, { fields, file }).expect(201);
    const clear = await postApplication(api.url).expect(201);
    await eventually(() => smtp.mails.some(({ subject }) => subject?.includes(clear.body.reference)), 'the clear one');
    const about = () => smtp.mails.filter(({ subject }) => subject?.includes(body.reference));
    expect(about()).toHaveLength(0);
    await release('application');
    await eventually(() => about().length > 0, 'the mail');
    await eventually(settled, 'the end of all jobs');
    expect(about()).toHaveLength(1);
    expect(about()[0]!.envelope.to).toEqual(['hr@plumbline.example']);
  });

  it('row 205: an application with a token that nobody knows is mailed at once, and the mail is marked', async () => {
    const fields = { ...validFields, name: 'Meera Iyer', form_token: 'nonsense' };
    const { body } = await postApplication(api.url, { fields }).expect(201);
    const mail = await eventually(
      () => smtp.mails.find(({ subject }) => subject?.includes(body.reference)),
      'the mail',
    );
    for (const part of [mail.text, mail.html]) expect(part).toContain(unchecked);
    const clear = await postApplication(api.url).expect(201);
    const usual = await eventually(() => smtp.mails.find(({ subject }) => subject?.includes(clear.body.reference)));
    expect(usual.text).not.toContain(unchecked);
  });

  it('row 205: and so is an enquiry', async () => {
    const { body } = await postForm(api, 'contact-message', { form_token: 'nonsense' }).expect(201);
    const mail = await eventually(
      () => smtp.mails.find(({ subject }) => subject?.includes(body.reference)),
      'the mail',
    );
    for (const part of [mail.text, mail.html]) expect(part).toContain(unchecked);
  });

  it('and the same for a contact message, even if somebody has discarded it before', async () => {
    const { body } = await postForm(api, 'contact-message', { further_topic: '555 0100' }).expect(201);
    await discard('contact-message');
    await release('contact-message', 'discarded');
    const about = () => smtp.mails.filter(({ subject }) => subject?.includes(body.reference));
    await eventually(() => about().length > 0, 'the mail');
    await eventually(settled, 'the end of all jobs');
    expect(about()).toHaveLength(1);
    expect(about()[0]!.envelope.to).toEqual(['desk@plumbline.example']);
  });
});
