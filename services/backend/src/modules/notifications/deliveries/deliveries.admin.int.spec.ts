import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { addDelivery } from '../../../../test/add-delivery';
import { cookieFor } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';

let api: TestApi;
let hr: string;
let general: string;
const subjectId = randomUUID();
const ids: Record<string, string> = {};

beforeAll(async () => {
  api = await startApi();
  [hr, general] = [await cookieFor(api, 'hr'), await cookieFor(api, 'general')];
  ids['failed'] = await addDelivery(api, { subjectId });
  ids['sent'] = await addDelivery(api, { state: 'sent' });
  ids['unsure'] = await addDelivery(api, { state: 'unsure' });
  ids['again'] = await addDelivery(api, { state: 'unsure' });
  await api.sql("UPDATE deliveries SET again_at = now() + interval '1 hour' WHERE id = $1", [ids['again']]);
  ids['pending'] = await addDelivery(api, {
    state: 'pending',
    template: 'stage-mail',
    recipient: '100%_asha@mail.example',
  });
  const consultation = { kind: 'consultation', template: 'inbox-consultation', recipient: 'hello@plumbline.example' };
  ids['inbox'] = await addDelivery(api, { ...consultation, state: 'sent', event: 'consultation.submitted' });
  await api.sql("UPDATE deliveries SET created_at = now() - interval '90 seconds' WHERE state = 'pending'");
});
afterAll(() => api.stop());

const get = (path: string, cookie = hr) => request(api.url).get(`/api/admin/deliveries${path}`).set('Cookie', cookie);
const list = (filter: object, cookie = hr) => get(`?filter=${encodeURIComponent(JSON.stringify(filter))}`, cookie);
const idsOf = (body: { id: string }[]) => body.map(({ id }) => id).toSorted();

describe('the list of mails', () => {
  it('shows HR the mails about applications, newest first, and general staff those about enquiries', async () => {
    const { body, headers } = await get('').expect(200);
    const ofHr = ['failed', 'sent', 'unsure', 'again', 'pending'].map((name) => ids[name]);
    expect(idsOf(body)).toEqual(ofHr.toSorted());
    expect(headers['content-range']).toBe('deliveries 0-4/5');
    expect((await get('', general).expect(200)).body).toMatchObject([
      {
        _id: ids['inbox'],
        id: ids['inbox'],
        subjectKind: 'consultation',
        template: 'inbox-consultation',
        recipient: 'hello@plumbline.example',
        state: 'sent',
        attempts: 1,
        answer: 'the last words',
        messageId: expect.stringMatching(/^<.+@plumbline\.example>$/),
        createdAt: expect.any(String),
        sentAt: expect.any(String),
      },
    ]);
  });

  it('is narrowed by state, template, subject, recipient and id', async () => {
    const idsBy = async (filter: object) => idsOf((await list(filter).expect(200)).body);
    expect(await idsBy({ state: 'failed' })).toEqual([ids['failed']]);
    expect(await idsBy({ state: 'unsure' })).toEqual([ids['again'], ids['unsure']].toSorted());
    expect(await idsBy({ template: 'stage-mail' })).toEqual([ids['pending']]);
    expect(await idsBy({ forPerson: true })).toEqual([ids['failed'], ids['unsure']].toSorted());
    expect(await idsBy({ forPerson: false })).toEqual([ids['again'], ids['sent'], ids['pending']].toSorted());
    expect(await idsBy({ subject: subjectId })).toEqual([ids['failed']]);
    expect(await idsBy({ q: '100%_ASHA' })).toEqual([ids['pending']]);
    expect(await idsBy({ q: '%' })).toEqual([ids['pending']]);
    expect(await idsBy({ id: [ids['sent'], ids['inbox']] })).toEqual([ids['sent']]);
  });

  it.each([
    { color: 'red' },
    { id: 'x' },
    { q: 'a\u0000' },
    { q: 5 },
    { state: ['sent'] },
    { forPerson: 'yes' },
    { subject: [1] },
  ])('refuses the filter %j', async (filter) => {
    expect((await list(filter).expect(400)).body.code).toBe('validation_failed');
  });

  it('refuses to be sorted by what is not in it', async () => {
    await get(`?sort=${encodeURIComponent('["job","ASC"]')}`).expect(400);
    await get(`?sort=${encodeURIComponent('["sentAt","DESC"]')}&range=[0,0]`).expect(200);
  });

  it('counts by state, with the age of the oldest pending one', async () => {
    const { body } = await get('/numbers').expect(200);
    const counted = { pending: 1, unsure: 2, sent: 1, failed: 1, skipped: 0, replaced: 0 };
    expect(body).toEqual({ ...counted, oldestPendingSeconds: expect.any(Number), pauses: [] });
    expect(body.oldestPendingSeconds).toBeGreaterThanOrEqual(90);
    expect((await get('/numbers', general).expect(200)).body).toMatchObject({ sent: 1, oldestPendingSeconds: null });
  });

  it('says beside the numbers that sending pauses and why, to each role what is its business', async () => {
    await api.sql(`INSERT INTO mail_pauses (scope, refusals, refused, reason, paused_at, next_try_at) VALUES
      ('server', 3, '{}', '535 no such login', '2026-11-25T10:00:00Z', '2026-11-25T10:05:00Z'),
      ('hello@plumbline.example', 3, '{}', '550 no such mailbox', '2026-11-25T11:00:00Z', '2026-11-25T11:01:00Z'),
      ('hr@plumbline.example', 2, '{}', '550 a refusal that pauses nothing yet', NULL, NULL)`);
    const pauses = async (cookie: string) => (await get('/numbers', cookie).expect(200)).body.pauses;
    const all = {
      inbox: null,
      reason: '535 no such login',
      pausedAt: '2026-11-25T10:00:00.000Z',
      nextTryAt: '2026-11-25T10:05:00.000Z',
    };
    expect(await pauses(hr)).toEqual([all]);
    expect(await pauses(general)).toEqual([
      all,
      expect.objectContaining({ inbox: 'hello@plumbline.example', reason: '550 no such mailbox' }),
    ]);
    await api.sql('DELETE FROM mail_pauses');
  });

  it('counts exactly up to 10,000, and beyond says that it does not', async () => {
    await addDelivery(api, { event: 'staff.invited', kind: 'staff', state: 'skipped' });
    await api.sql(`INSERT INTO outbox (event, subject_id) SELECT 'many', uuidv7() FROM generate_series(1, 10001)`);
    await api.sql(`INSERT INTO deliveries (event_id, subject_id, template, recipient, message_id, state, sent_at)
      SELECT id, subject_id, 'hr-application', 'many@mail.example', id, 'sent', now() FROM outbox WHERE event = 'many'`);
    await api.sql('ANALYZE deliveries');
    const { headers } = await get('?range=[0,24]').expect(200);
    expect(headers['x-total-is-estimate']).toBe('true');
    expect(Number(headers['content-range']?.split('/')[1])).toBeGreaterThan(10_000);
    const { headers: exact } = await list({ state: 'failed' }).expect(200);
    expect(exact).not.toHaveProperty('x-total-is-estimate');
    expect((await get('/numbers').expect(200)).body).toMatchObject({ sent: 10_001, failed: 1, skipped: 0 });
    expect((await get('/numbers', general).expect(200)).body).toMatchObject({ sent: 1, skipped: 1 });
    const { body } = await request(api.url).get('/api/admin/reports/health').set('Cookie', general).expect(200);
    expect(body.mail).toMatchObject({ sentLastDay: 10_001, pending: 1, failed: 1, unsure: 2 });
    await api.sql(`DELETE FROM deliveries WHERE recipient = 'many@mail.example' OR subject_kind = 'staff'`);
  });

  it('shows one, to whom it is the business of, and to nobody else', async () => {
    expect((await get(`/${ids['failed']}`).expect(200)).body).toMatchObject({ id: ids['failed'], subjectId });
    await get(`/${ids['failed']}`, general).expect(404);
    await get(`/${ids['inbox']}`).expect(404);
    await get('/nothing').expect(404);
    await get(`/${randomUUID()}`).expect(404);
    for (const path of ['', '/numbers', `/${ids['failed']}`])
      await request(api.url).get(`/api/admin/deliveries${path}`).expect(401);
  });
});
