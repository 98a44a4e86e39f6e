import request from 'supertest';
import { eventually } from '../../../test/eventually';
import { freePort } from '../../../test/free-port';
import { openUpload } from '../../../test/open-upload';
import { postForm } from '../../../test/post-form';
import { startApi, type TestApi } from '../../../test/start-api';
import { startWorker } from '../../../test/start-worker';
import { version } from '../../../../../package.json';

const numbersOf = async (port: string) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

/** The value of one series, by its name and labels as they are written. */
const valueOf = (numbers: string, series: string) => {
  const line = numbers.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? null : Number(line.slice(series.length + 1));
};

describe('The numbers of an API', () => {
  let api: TestApi;
  let port: string;
  beforeAll(async () => {
    port = await freePort();
    api = await startApi({ METRICS_PORT: port, RATE_LIMIT_FORMS: '3' });
  });
  afterAll(() => api.stop());

  it('count requests by route and status, and never by what was asked for', async () => {
    await request(api.url).get('/api/jobposts').expect(200);
    await request(api.url).get('/api/jobposts/somebody@mail.example').expect(404);
    await request(api.url).get('/somebody@mail.example').expect(404);
    await request(api.url).patch('/api/jobposts').expect(405);
    const count = (labels: string) => `frontdoor_http_request_duration_seconds_count{${labels}}`;
    const last = count('method="PATCH",route="none",status="405"');
    await eventually(async () => valueOf(await numbersOf(port), last));
    const numbers = await numbersOf(port);
    expect(valueOf(numbers, last)).toBe(1);
    expect(valueOf(numbers, count('method="GET",route="/api/jobposts",status="200"'))).toBe(1);
    expect(valueOf(numbers, count('method="GET",route="/api/jobposts/:id",status="404"'))).toBe(1);
    expect(valueOf(numbers, count('method="GET",route="none",status="404"'))).toBe(1);
    expect(numbers).not.toContain('mail.example');
  });

  it('tell what became of what visitors send', async () => {
    await postForm(api, 'contact-message').expect(201);
    await postForm(api, 'contact-message').expect(201);
    await postForm(api, 'contact-message', { further_topic: '1' }).expect(201);
    await postForm(api, 'contact-message').expect(429);
    await postForm(api, 'home-enquiry', { email: 'nobody' }).expect(400);
    const numbers = await numbersOf(port);
    const count = (kind: string, outcome: string, code = '') =>
      valueOf(numbers, `frontdoor_submissions_total{kind="${kind}",outcome="${outcome}",code="${code}"}`);
    expect(count('contact-message', 'accepted')).toBe(1);
    expect(count('contact-message', 'replayed')).toBe(1);
    expect(count('contact-message', 'held')).toBe(1);
    expect(count('contact-message', 'refused', 'too_many_requests')).toBe(1);
    expect(count('home-enquiry', 'refused', 'validation_failed')).toBe(1);
  });

  it('tell how the pool, the outbox and the process are doing', async () => {
    const numbers = await numbersOf(port);
    expect(valueOf(numbers, 'frontdoor_database_pool{state="total"}')).toBeGreaterThan(0);
    expect(valueOf(numbers, 'frontdoor_database_pool{state="waiting"}')).toBe(0);
    expect(valueOf(numbers, 'frontdoor_outbox{state="waiting"}')).toBe(1);
    expect(valueOf(numbers, 'frontdoor_outbox_oldest_seconds{state="waiting"}')).toBeGreaterThanOrEqual(0);
    expect(valueOf(numbers, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
    expect(valueOf(numbers, 'process_resident_memory_bytes')).toBeGreaterThan(0);
  });

  it('tell how many uploads are being received, and how much of them has arrived', async () => {
    const expectOpen = (number: number) =>
      eventually(
        async () => valueOf(await numbersOf(port), 'frontdoor_uploads_open') === number,
        `${number} open uploads in the numbers`,
      );
    await expectOpen(0);
    const uploads = [openUpload(api.url, '', 1000), openUpload(api.url, '', 'chunked')];
    await expectOpen(2);
    uploads[0]!.send(500);
    await eventually(
      async () => (valueOf(await numbersOf(port), 'frontdoor_uploads_bytes') ?? 0) >= 500,
      'their bytes in the numbers',
    );
    for (const { drop } of uploads) drop();
    await expectOpen(0);
  });

  it('are on their own port alone, and details of the health with them', async () => {
    await request(api.url).get('/metrics').expect(404);
    expect((await request(api.url).get('/health/ready').expect(200)).body).toEqual({
      status: 'ok',
      version,
      writing: 'yes',
    });
    const details = await fetch(`http://127.0.0.1:${port}/health/ready`);
    expect(await details.json()).toEqual({ status: 'ok', version, writing: 'yes', parts: { database: 'ok' } });
    expect((await fetch(`http://127.0.0.1:${port}/else`)).status).toBe(404);
  });

  it('are not gathered where no port is set', async () => {
    const silent = await startApi();
    await request(silent.url).get('/metrics').expect(404);
    await silent.stop();
  });
});

describe('The numbers of a worker', () => {
  it('tell of queue and mails, and its health of the queue', async () => {
    const api = await startApi();
    const port = await freePort();
    const settings = { DATABASE_URL: api.databaseUrl, QUEUE_URL: api.databaseUrl, STORAGE_URL: api.storageUrl };
    const worker = await startWorker({ ...settings, METRICS_PORT: port });
    const numbers = await numbersOf(port);
    for (const lane of ['mails', 'filing', 'reading'])
      for (const state of ['waiting', 'active', 'delayed'])
        expect(valueOf(numbers, `frontdoor_queue_jobs{lane="${lane}",state="${state}"}`)).toBe(0);
    expect(valueOf(numbers, 'frontdoor_mails{state="pending"}')).toBe(0);
    expect(valueOf(numbers, 'frontdoor_mails_oldest_pending_seconds')).toBe(0);
    expect(valueOf(numbers, 'frontdoor_hr_untold')).toBe(0);
    const free = valueOf(numbers, 'frontdoor_disk_free_bytes');
    expect(free).toBeGreaterThan(0);
    expect(valueOf(numbers, 'frontdoor_disk_bytes')).toBeGreaterThan(Number(free));
    const details = await fetch(`http://127.0.0.1:${port}/health/ready`);
    expect(await details.json()).toEqual({
      status: 'ok',
      version,
      writing: 'yes',
      parts: { database: 'ok', queue: 'ok', mail: 'down', storage: 'ok' },
    });
    await worker.close();
    await api.stop();
  });

  it('tell how long the oldest job of each lane has waited, and which alarms last', async () => {
    const api = await startApi();
    const port = await freePort();
    const settings = { DATABASE_URL: api.databaseUrl, QUEUE_URL: api.databaseUrl, STORAGE_URL: api.storageUrl };
    // Of an event that no relay takes and a job that nobody does.
    await api.sql(`
      WITH events AS (INSERT INTO outbox (event, subject_id, created_at, published_at)
        SELECT 'nothing', uuidv7(), now() - make_interval(mins => minutes), now() FROM generate_series(10, 20, 10) minutes
        RETURNING id, created_at)
      INSERT INTO outbox_jobs (event_id, job, queued_at)
        SELECT id, CASE WHEN created_at < now() - interval '15 minutes' THEN 'resumes.scan' ELSE 'notifications.mail-hr' END, now()
        FROM events`);
    await api.sql(`INSERT INTO operator_alarms (name, text, hold) VALUES ('one_address', 'x', '1 hour')`);
    const worker = await startWorker({ ...settings, METRICS_PORT: port });
    const numbers = await numbersOf(port);
    const oldest = (lane: string) => valueOf(numbers, `frontdoor_jobs_oldest_seconds{lane="${lane}"}`);
    expect(oldest('mails')).toBeGreaterThanOrEqual(600);
    expect(oldest('mails')).toBeLessThan(1200);
    expect(oldest('reading')).toBeGreaterThanOrEqual(1200);
    expect(oldest('filing')).toBe(0);
    expect(valueOf(numbers, 'frontdoor_alarm{alarm="one_address"}')).toBe(1);
    await worker.close();
    await api.stop();
  });

  it('tell of how many applications HR has had no mail, from a quarter of an hour on', async () => {
    const api = await startApi();
    const port = await freePort();
    const settings = { DATABASE_URL: api.databaseUrl, QUEUE_URL: api.databaseUrl, STORAGE_URL: api.storageUrl };
    // Three are late in one way each; the others are new, sent, or to somebody else.
    await api.sql(`
      WITH event AS (INSERT INTO outbox (event, subject_id, published_at) VALUES ('nothing', uuidv7(), now()) RETURNING id)
      INSERT INTO deliveries (event_id, subject_kind, subject_id, template, recipient, job, state, sent_at, message_id, created_at)
      SELECT event.id, 'application', uuidv7(), template, n || '@mail.example', 'nobody.does-this', state,
        CASE state WHEN 'sent' THEN now() END, n || '@x', now() - make_interval(mins => minutes)
      FROM event, (VALUES (1, 'hr-application', 'failed', 16), (2, 'hr-application', 'unsure', 10000), (3, 'hr-another-file', 'pending', 20),
        (4, 'hr-application', 'pending', 14), (5, 'hr-application', 'sent', 20), (6, 'acknowledge-application', 'failed', 20))
        AS mail (n, template, state, minutes)`);
    const worker = await startWorker({ ...settings, METRICS_PORT: port });
    expect(valueOf(await numbersOf(port), 'frontdoor_hr_untold')).toBe(3);
    await worker.close();
    await api.stop();
  });
});
