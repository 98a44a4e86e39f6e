import type { INestApplicationContext } from '@nestjs/common';
import { addApplication } from '../../../../test/add-application';
import { callAdmin } from '../../../../test/call-admin';
import { eventually } from '../../../../test/eventually';
import { postApplication, validFields } from '../../../../test/post-application';
import { cookieFor } from '../../../../test/sign-in';
import { startSmtp } from '../../../../test/start-smtp';
import { type TestApi, startApi } from '../../../../test/start-api';
import { startWorker } from '../../../../test/start-worker';
import { OpenDigests } from './open-digests';

let api: TestApi;
let worker: INestApplicationContext;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let hr: string;
/** Where it is about noon now, so that a day neither begins nor ends while a test runs. In these names a minus is east. */
function noonZone(): string {
  const east = 12 - new Date().getUTCHours();
  return `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}`;
}

beforeEach(async () => {
  smtp = await startSmtp();
  api = await startApi();
  const { databaseUrl, storageUrl } = api;
  const places = { DATABASE_URL: databaseUrl, QUEUE_URL: databaseUrl, STORAGE_URL: storageUrl, MAIL_URL: smtp.url };
  const COMPANY_TIME_ZONE = noonZone();
  worker = await startWorker({
    ...places,
    SITE_URL: 'https://plumbline.example',
    ACKNOWLEDGE: 'none',
    COMPANY_TIME_ZONE,
  });
  const zone = `SELECT FROM working_calendar WHERE time_zone = $1`;
  await eventually(async () => (await api.sql(zone, [COMPANY_TIME_ZONE])).length > 0, 'the calendar of that zone');
  hr = await cookieFor(api, 'hr');
});
afterEach(async () => {
  await worker.close();
  await api.stop();
  await smtp.stop();
});

/** The worker looks at what waits, and has sent all mails. */
async function look() {
  await worker.get(OpenDigests).run();
  const open = `SELECT FROM outbox WHERE published_at IS NULL UNION ALL SELECT FROM outbox_jobs WHERE state = 'pending'`;
  await eventually(async () => (await api.sql(open)).length === 0, 'the end of all jobs');
}
const dayPasses = () => api.sql(`UPDATE digests SET opened_at = opened_at - interval '24 hours 1 minute'`);
const digests = () =>
  smtp.mails.filter(
    ({ envelope, subject }) => envelope.to.includes('hr@plumbline.example') && /answer|held/.test(subject ?? ''),
  );
const subjects = () => digests().map(({ subject }) => subject);
const longAgo = '2026-01-05T00:00:00Z';

describe('HR’s digest', () => {
  it('names who has waited too long, each day until somebody answers, however often somebody looks', async () => {
    const { id, reference } = await addApplication(api, { name: 'Asha Verma', createdAt: longAgo });
    await look();
    await look();
    expect(subjects()).toEqual(['1 answer is overdue']);
    for (const body of [digests()[0]!.text, digests()[0]!.html]) {
      expect(body).toContain('Asha Verma');
      expect(body).toContain(reference);
      expect(body).toMatch(/due (?:Fri 9|Mon 12) Jan/);
      expect(body).toContain('https://plumbline.example/admin/applications?filter=');
    }
    await callAdmin(api, 'post', '/api/admin/held/look', { cookie: hr }).expect(204);
    for (let day = 0; day < 3; day += 1) {
      await dayPasses();
      await look();
    }
    expect(subjects()).toHaveLength(4);
    const mail = { subject: 'A word', body: 'A word.' };
    const body = {
      stage: 'rejected',
      reason: (await api.sql<{ id: string }>('SELECT id FROM rejection_reasons LIMIT 1'))[0]!.id,
      mail,
    };
    await callAdmin(api, 'post', `/api/admin/applications/${id}/stage`, { cookie: hr, body }).expect(200);
    await dayPasses();
    await look();
    expect(subjects()).toHaveLength(4);
  });

  it('names on the day itself who has to hear today', async () => {
    const { id } = await addApplication(api);
    await api.sql(
      `UPDATE applications SET answer_due_at = (SELECT ((now() AT TIME ZONE time_zone)::date + 1)::timestamp AT TIME ZONE time_zone
         - interval '1 millisecond' FROM working_calendar) WHERE id = $1`,
      [id],
    );
    await look();
    expect(subjects()).toEqual(['1 answer is due today']);
    await look();
    expect(subjects()).toHaveLength(1);
  });

  it('is not kept from telling what is held by somebody who has waited for long', async () => {
    await addApplication(api, { createdAt: longAgo });
    await look();
    const trap = { further_topic: '555 0100' };
    await postApplication(api.url, { fields: { ...validFields, ...trap } }).expect(201);
    await api.sql(`UPDATE applications SET created_at = created_at - interval '50 minutes' WHERE standing = 'held'`);
    await api.sql(`UPDATE digests SET opened_at = opened_at - interval '55 minutes'`);
    await look();
    expect(subjects()).toEqual(['1 answer is overdue', '1 answer is overdue; 1 application is held as suspected spam']);
  });
});
