import { addApplication } from '../../../test/add-application';
import { callAdmin } from '../../../test/call-admin';
import { cookieFor } from '../../../test/sign-in';
import { type TestApi, startApi } from '../../../test/start-api';

let api: TestApi;
let hr: string;
let general: string;

beforeAll(async () => {
  api = await startApi({ COMPANY_TIME_ZONE: 'Asia/Kolkata' });
  [hr, general] = [await cookieFor(api, 'hr'), await cookieFor(api, 'general')];
});
afterAll(() => api.stop());

const report = (name: string, query = '', cookie = hr) =>
  callAdmin(api, 'get', `/api/admin/reports/${name}${query}`, { cookie });
const days = (first: string, last: string) => `?from=${first}&to=${last}`;
const set = (id: string, column: 'standing' | 'source', value: string) =>
  api.sql(`UPDATE applications SET ${column} = $2 WHERE id = $1`, [id, value]);

describe('The report on applications', () => {
  beforeAll(async () => {
    // In India, half past six in the evening of UTC is midnight.
    await addApplication(api, { createdAt: '2026-03-09T18:29:59.999999Z', apply: 'Java Developer' });
    const sourced = await addApplication(api, { createdAt: '2026-03-09T18:30:00Z', apply: 'Java Developer' });
    await addApplication(api, { createdAt: '2026-03-10T18:29:59.999999Z', apply: 'Java Developer' });
    await addApplication(api, { createdAt: '2026-03-10T18:30:00Z', apply: 'UI/UX Designer' });
    await addApplication(api, { createdAt: '2026-03-13T12:00:00Z', apply: 'UI/UX Designer' });
    const heldApplication = await addApplication(api, { createdAt: '2026-03-11T12:00:00Z' });
    const discarded = await addApplication(api, { createdAt: '2026-03-11T12:00:00Z' });
    await set(heldApplication.id, 'standing', 'held');
    await set(discarded.id, 'standing', 'discarded');
    await set(sourced.id, 'source', '{"utm_source":"fair","ref":"campus"}');
  });

  it('counts by the days of the company, every day, without what is held or discarded', async () => {
    const { body } = await report('applications', days('2026-03-10', '2026-03-12')).expect(200);
    expect(body).toMatchObject({ from: '2026-03-10', to: '2026-03-12', timeZone: 'Asia/Kolkata', total: 3 });
    expect(body.perDay).toMatchObject([
      { day: '2026-03-10', count: 2 },
      { day: '2026-03-11', count: 1 },
      { day: '2026-03-12', count: 0 },
    ]);
    expect(body.perPosition).toMatchObject([
      { position: 'Java Developer', count: 2 },
      { position: 'UI/UX Designer', count: 1 },
    ]);
    expect(body.perOrigin).toMatchObject([
      { kind: 'untold', name: null, count: 2 },
      { kind: 'source', name: 'fair', count: 1 },
    ]);
  });

  it('counts a single day', async () => {
    const { body } = await report('applications', days('2026-03-09', '2026-03-09')).expect(200);
    expect(body.perDay).toMatchObject([{ day: '2026-03-09', count: 1 }]);
  });

  it('is about the last 30 days unless told otherwise, and up to 366', async () => {
    await addApplication(api);
    const { body } = await report('applications').expect(200);
    expect(body.perDay).toHaveLength(30);
    expect(body.perDay.at(-1)).toMatchObject({ day: body.to, count: 1 });
    const year = await report('applications', days('2027-12-31', '2028-12-30')).expect(200);
    expect(year.body.perDay).toHaveLength(366);
    expect(year.body).toMatchObject({ total: 0, perPosition: [], perOrigin: [], perReferrer: [] });
  });

  it.each([
    '?from=2026-03-02&to=2026-03-01',
    '?from=2025-01-01&to=2026-01-02',
    '?from=2026-02-30',
    '?from=yesterday',
    '?to=%00',
    '?from=2026-01-01&from=2026-01-02',
    '?from[a]=2026-01-01',
    '?day=2026-01-01',
    `?to=2026-01-01'--`,
  ])('is not made for %s', async (query) => {
    await report('applications', query).expect(400);
    await report('stages', query).expect(400);
    await report('enquiries', query, general).expect(400);
  });
});

describe('The report on stages', () => {
  const move = (id: string, stage: string) =>
    callAdmin(api, 'post', `/api/admin/applications/${id}/stage`, { cookie: hr, body: { stage } }).expect(200);
  /** As if the last move had been long ago, after that many hours in the stage before. */
  const backdate = (id: string, hours: number, at: string) =>
    api.sql(
      `UPDATE stage_moves SET at = $2, since = $2::timestamptz - make_interval(hours => $3)
       WHERE id = (SELECT max(id::text)::uuid FROM stage_moves WHERE application_id = $1)`,
      [id, at, hours],
    );

  it('tells how far applications came and how long they stayed, by median and 90 of 100', async () => {
    const createdAt = '2026-05-10T06:00:00Z';
    const ids: string[] = [];
    for (let at = 0; at < 12; at += 1) ids.push((await addApplication(api, { createdAt })).id);
    const heldId = ids.pop()!;
    await move(heldId, 'screening');
    await backdate(heldId, 1000, '2026-05-11T00:00:00Z');
    await set(heldId, 'standing', 'held');
    for (const [at, id] of ids.entries()) {
      await move(id, 'screening');
      await backdate(id, at, '2026-05-11T00:00:00Z');
    }
    await move(ids[0]!, 'offer');
    await backdate(ids[0]!, 48, '2026-05-20T18:29:59Z');
    await move(ids[1]!, 'new');
    await backdate(ids[1]!, 1, '2026-05-20T18:30:00Z');

    const { body } = await report('stages', days('2026-05-10', '2026-05-20')).expect(200);
    expect(body).toMatchObject({ from: '2026-05-10', to: '2026-05-20', timeZone: 'Asia/Kolkata' });
    const none = { now: 0, reached: 0, stays: 0, medianSeconds: null, p90Seconds: null };
    expect(body.stages).toMatchObject([
      { stage: 'new', now: 1, reached: 11, stays: 11, medianSeconds: 5 * 3600, p90Seconds: 9 * 3600 },
      // The move at midnight of India belongs to the next day.
      { stage: 'screening', now: 9, reached: 11, stays: 1, medianSeconds: 48 * 3600, p90Seconds: 48 * 3600 },
      { stage: 'interview', ...none },
      { stage: 'offer', ...none, now: 1, reached: 1 },
      { stage: 'hired', ...none },
      { stage: 'rejected', ...none },
      { stage: 'withdrawn', ...none },
    ]);
  });

  it('agrees with what moves write', async () => {
    const { id } = await addApplication(api, { createdAt: '2026-06-10T06:00:00Z' });
    await api.sql('UPDATE applications SET stage_since = created_at WHERE id = $1', [id]);
    await move(id, 'interview');
    const [done] = await api.sql<{ at: string; s: number }>(
      `SELECT to_char(at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD') AS at,
         round(extract(epoch FROM at - '2026-06-10T06:00:00Z'))::int AS s FROM stage_moves WHERE application_id = $1`,
      [id],
    );
    const { stages } = (await report('stages', days(done!.at, done!.at)).expect(200)).body;
    expect(stages[0]).toMatchObject({ stage: 'new', stays: 1, medianSeconds: done!.s, p90Seconds: done!.s });
  });
});

describe('The report on enquiries', () => {
  it('counts each kind by the days of the company, without what is held or discarded', async () => {
    let added = 0;
    const add = async (table: string, more: string, createdAt: string, standing = 'clear') => {
      const [names, values] = more.split('=');
      added += 1;
      const reference = `FD-0000-000${added}`;
      await api.sql(
        `INSERT INTO ${table} (reference, name, email, created_at, standing, ${names})
         VALUES ($1, 'Asha', 'asha@mail.example', $2, $3, ${values})`,
        [reference, createdAt, standing],
      );
    };
    const contact = `number, message='+919811111111', 'Hello'`;
    const consultation = `number, website, feedback='+919811111111', 'https://x.example', 'Hello'`;
    await add('contact_messages', contact, '2026-04-01T18:29:59Z');
    await add('contact_messages', contact, '2026-04-01T18:30:00Z');
    await add('contact_messages', contact, '2026-04-01T18:30:00Z', 'held');
    await add('consultations', consultation, '2026-04-02T10:00:00Z');
    await add('consultations', consultation, '2026-04-02T10:00:00Z', 'discarded');
    await add('home_enquiries', `project_details='A shop'`, '2026-04-03T10:00:00Z');
    for (const table of ['home_enquiries', 'consultations'])
      await api.sql(`UPDATE ${table} SET source = '{"utm_source":"fair","utm_medium":"card","ref":"campus"}'`);
    const { body } = await report('enquiries', days('2026-04-01', '2026-04-03'), general).expect(200);
    expect(body).toMatchObject({ from: '2026-04-01', to: '2026-04-03', timeZone: 'Asia/Kolkata' });
    expect(body.perDay).toMatchObject([
      { day: '2026-04-01', consultations: 0, homeEnquiries: 0, contactMessages: 1 },
      { day: '2026-04-02', consultations: 1, homeEnquiries: 0, contactMessages: 1 },
      { day: '2026-04-03', consultations: 0, homeEnquiries: 1, contactMessages: 0 },
    ]);
    expect(body.perSource).toMatchObject([
      { name: 'fair', count: 2 },
      { name: null, count: 2 },
    ]);
  });
});

describe('The report on health', () => {
  it('is all quiet where nothing happens', async () => {
    expect((await report('health', '', general).expect(200)).body).toEqual({
      queue: {
        waitingEvents: 0,
        oldestWaitingSeconds: null,
        pendingJobs: 0,
        oldestPendingSeconds: null,
        deadJobs: 0,
      },
      mail: { pending: 0, oldestPendingSeconds: null, failed: 0, unsure: 0, sentLastDay: 0 },
      search: { oldDocuments: 0, oldTexts: 0 },
      rehearsal: null,
    });
  });

  it('tells what waits, for how long, and what needs a person', async () => {
    const addEvent = async (age: string, published: boolean) => {
      const [row] = await api.sql<{ id: string }>(
        `INSERT INTO outbox (event, subject_id, created_at, published_at)
         VALUES ('t', gen_random_uuid(), now() - $1::interval, CASE WHEN $2 THEN now() END) RETURNING id`,
        [age, published],
      );
      return row!.id;
    };
    await addEvent('2 hours', false);
    await addEvent('1 hour', false);
    const done = await addEvent('5 hours', true);
    const pending = await addEvent('3 hours', true);
    await api.sql(
      `INSERT INTO outbox_jobs (event_id, job, state, settled_at)
       VALUES ($1, 'a', 'done', now()), ($1, 'b', 'dead', now()), ($2, 'a', 'pending', NULL)`,
      [done, pending],
    );
    await api.sql(
      `INSERT INTO deliveries (event_id, subject_id, template, recipient, message_id, state, created_at, sent_at)
       SELECT $1, gen_random_uuid(), 't', state || n, gen_random_uuid()::text, state, now() - age::interval,
         CASE WHEN state = 'sent' THEN now() - age::interval END
       FROM (VALUES ('pending', 1, '1 hour'), ('pending', 2, '4 hours'), ('failed', 1, '9 hours'), ('unsure', 1, '8 hours'),
         ('sent', 1, '23 hours'), ('sent', 2, '25 hours')) v (state, n, age)`,
      [done],
    );
    const { queue, mail } = (await report('health', '', general).expect(200)).body;
    expect(queue).toMatchObject({ waitingEvents: 2, pendingJobs: 1, deadJobs: 1 });
    const hours = (seconds: number) => Math.floor(seconds / 3600);
    expect([hours(queue.oldestWaitingSeconds), hours(queue.oldestPendingSeconds)]).toEqual([2, 3]);
    expect(mail).toMatchObject({ pending: 2, failed: 1, unsure: 1, sentLastDay: 1 });
    expect(hours(mail.oldestPendingSeconds)).toBe(4);
  });
});

describe('Each report', () => {
  it.each([
    ['applications', 403, 200],
    ['stages', 403, 200],
    ['enquiries', 200, 403],
    ['health', 200, 403],
  ])('on %s is for those who may see it', async (name, forGeneral, forHr) => {
    await report(name, '', 'x=y').expect(401);
    await report(name, '', general).expect(forGeneral);
    await report(name, '', hr).expect(forHr);
  });
});
