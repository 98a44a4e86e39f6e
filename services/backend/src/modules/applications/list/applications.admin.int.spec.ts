import request from 'supertest';
import { addApplication, addResume } from '../../../../test/add-application';
import { cookieFor } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';

let api: TestApi;
let hr: string;
let general: string;
const ids: Record<string, string> = {};

beforeAll(async () => {
  api = await startApi();
  [hr, general] = [await cookieFor(api, 'hr'), await cookieFor(api, 'general')];
  const people = [
    { name: 'Asha', email: 'z@mail.example', apply: 'Java Developer', experience: 'Fresher' },
    { name: 'Bala', email: 'y@mail.example', apply: 'UI/UX Designer', experience: '1-2 years' },
    { name: 'Chitra 100%', email: 'x_1@mail.example', apply: 'Java Developer', experience: '3-5 years' },
  ];
  for (const [at, person] of people.entries()) {
    const { id } = await addApplication(api, { ...person, createdAt: `2026-01-0${at + 1}T10:00:00Z` });
    ids[person.name.slice(0, 1)] = id;
  }
});
afterAll(() => api.stop());

const list = (query: Record<string, unknown> = {}, cookie = hr) => {
  const texts = Object.entries(query).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return request(api.url).get('/api/admin/applications').query(Object.fromEntries(texts)).set('Cookie', cookie);
};
const show = (id: string, cookie = hr) => request(api.url).get(`/api/admin/applications/${id}`).set('Cookie', cookie);
const initials = (body: { name: string }[]) => body.map(({ name }) => name.slice(0, 1)).join('');
const namesBy = async (filter: object) => initials((await list({ filter, sort: ['name', 'ASC'] }).expect(200)).body);

describe('The list of applications', () => {
  it('shows the newest first and how many there are', async () => {
    const { body, headers } = await list().expect(200);
    expect(initials(body)).toBe('CBA');
    expect(headers['content-range']).toBe('applications 0-2/3');
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['createdAt', 'ABC'],
    ['name', 'ABC'],
    ['email', 'CBA'],
    ['experience', 'ABC'],
  ])('can be sorted by %s both ways', async (field, expected) => {
    expect(initials((await list({ sort: [field, 'ASC'] }).expect(200)).body)).toBe(expected);
    const reversed = [...expected].toReversed().join('');
    expect(initials((await list({ sort: [field, 'DESC'] }).expect(200)).body)).toBe(reversed);
  });

  it('can be sorted by position and reference', async () => {
    expect(initials((await list({ sort: ['apply', 'DESC'] }).expect(200)).body)).toBe('BCA');
    const { body } = await list({ sort: ['reference', 'ASC'] }).expect(200);
    const references = body.map(({ reference }: { reference: string }) => reference);
    expect(references).toEqual(references.toSorted());
  });

  it('comes in pages', async () => {
    const page = await list({ range: [1, 1] }).expect(200);
    expect(initials(page.body)).toBe('B');
    expect(page.headers['content-range']).toBe('applications 1-1/3');
    const behind = await list({ range: [50, 74] }).expect(200);
    expect(behind.body).toEqual([]);
    expect(behind.headers['content-range']).toBe('applications */3');
  });

  it('can be searched by a part of name, e-mail address or reference', async () => {
    expect(await namesBy({ q: 'ASH' })).toBe('A');
    expect(await namesBy({ q: 'y@mail' })).toBe('B');
    expect(await namesBy({ q: (await show(ids['B']!)).body.reference.slice(3, 12).toLowerCase() })).toBe('B');
    expect(await namesBy({ q: 'mail.example' })).toBe('ABC');
    expect(await namesBy({ q: 'nobody' })).toBe('');
  });

  it('takes the wildcards of the database for plain characters', async () => {
    expect(await namesBy({ q: '%' })).toBe('C');
    expect(await namesBy({ q: 'x_1' })).toBe('C');
    expect(await namesBy({ q: '_' })).toBe('C');
    expect(await namesBy({ q: '\\' })).toBe('');
    expect(await namesBy({ q: `' OR 1=1 --` })).toBe('');
  });

  it('can be narrowed to a position and to given ids, and counts what is left', async () => {
    expect(await namesBy({ apply: 'Java Developer' })).toBe('AC');
    expect(await namesBy({ id: [ids['A'], ids['C']] })).toBe('AC');
    expect(await namesBy({ id: [] })).toBe('');
    const { headers } = await list({ filter: { apply: 'Java Developer' }, range: [0, 0] }).expect(200);
    expect(headers['content-range']).toBe('applications 0-0/2');
  });

  it.each([
    [{ sort: ['password_hash', 'ASC'] }, 'sort'],
    [{ sort: ['name; DROP TABLE staff', 'ASC'] }, 'sort'],
    [{ range: [5, 1] }, 'range'],
    [{ range: [0, 9e15] }, ''],
    [{ filter: '{' }, 'filter'],
    [{ filter: { email: 'x' } }, 'filter'],
    [{ filter: { q: { $ne: 1 } } }, 'filter'],
    [{ filter: { q: 'a\0b' } }, 'filter'],
    [{ filter: { q: 'x'.repeat(201) } }, 'filter'],
    [{ filter: { id: ['1'] } }, 'filter'],
    [{ filter: { id: [null] } }, 'filter'],
    [{ filter: { ['__proto__x']: 1 } }, 'filter'],
  ])('answers %j with a clear 400 or with rows, never with a fault', async (query, field) => {
    const { status, body } = await list(query);
    expect({ status, fields: Object.keys(body.errors ?? {}) }).toEqual(
      field ? { status: 400, fields: [field] } : { status: 200, fields: [] },
    );
  });
});

describe('One application', () => {
  it('is shown with everything that the admin areas may know', async () => {
    const { id, reference } = await addApplication(api, { name: 'Dev', createdAt: '2025-12-01T00:00:00.000Z' });
    const { body, headers } = await show(id).expect(200);
    expect(headers['etag']).toBe('"1"');
    expect(body).toEqual({
      _id: id,
      id,
      version: 1,
      reference,
      name: 'Dev',
      email: 'arjun@mail.example',
      phone: null,
      stage: 'new',
      stageSince: expect.any(String),
      answerDueAt: '2025-12-08T18:29:59.999Z',
      answerDaysLate: expect.any(Number),
      answerPausedFor: null,
      firstAnswerAt: null,
      repliedAt: null,
      standing: 'clear',
      heldFor: [],
      laterUntil: null,
      jobPost: null,
      source: null,
      alsoApplied: 0,
      referredBy: null,
      assignedTo: null,
      unseen: false,
      firstOpenedAt: expect.any(String),
      firstOpenedBy: 'Meera Nair',
      apply: 'Java Developer',
      experience: '1-2 years',
      linkedin: null,
      message: null,
      resume: null,
      resumeState: 'none',
      resumeType: null,
      resumeSize: null,
      scanState: null,
      storageFault: null,
      flags: [],
      hasPreview: false,
      interviewAt: null,
      mailState: 'waiting',
      consent: null,
      createdAt: '2025-12-01T00:00:00.000Z',
    });
  });

  it('tells what the applicant has agreed to, and when', async () => {
    const { id } = await addApplication(api);
    const consent = { policyVersion: '2026-11-30', ageConfirmed: true };
    await api.sql(
      `INSERT INTO consents (application_id, terms_agreed, age_confirmed, policy_version, given_at)
       VALUES ($1, true, true, $2, '2026-11-26T10:00:00Z')`,
      [id, consent.policyVersion],
    );
    for (const cookie of [hr, general]) {
      const { body } = await show(id, cookie).expect(200);
      expect(body.consent).toMatchObject(consent);
      expect(new Date(body.consent.givenAt)).toEqual(new Date('2026-11-26T10:00:00Z'));
    }
  });

  it('tells the file name of its resume to HR only', async () => {
    const { id } = await addApplication(api);
    const key = await addResume(api, id, { type: 'docx' });
    const facts = { resumeState: 'stored', resumeType: 'docx', resumeSize: 17 };
    expect((await show(id)).body).toMatchObject({ resume: key, ...facts });
    expect((await show(id, general)).body).toMatchObject({ resume: null, ...facts });
    const { body } = await list({ filter: { id: [id] } }, general);
    expect(body[0]).toMatchObject({ resume: null, ...facts });
  });

  it('tells the state of the newest mail about it', async () => {
    const { id } = await addApplication(api);
    const deliver = async (at: number, state: string) => {
      const [event] = await api.sql(`INSERT INTO outbox (event, subject_id) VALUES ($1, $2) RETURNING id`, [
        `e${at}`,
        id,
      ]);
      await api.sql(
        `INSERT INTO deliveries (event_id, subject_id, template, recipient, message_id, state, sent_at)
         VALUES ($1, $2, 'hr-application', 'hr@plumbline.example', gen_random_uuid()::text, $3, CASE WHEN $3 = 'sent' THEN now() END)`,
        [event!['id'], id, state],
      );
      return (await show(id)).body.mailState;
    };
    expect(await deliver(1, 'failed')).toBe('failed');
    expect(await deliver(2, 'pending')).toBe('pending');
    expect(await deliver(3, 'sent')).toBe('sent');
    const { body, headers } = await list({ filter: { id: [id] } });
    expect(body).toHaveLength(1);
    expect(body[0].mailState).toBe('sent');
    expect(headers['content-range']).toBe('applications 0-0/1');
  });

  it.each(['01890000-0000-7000-8000-000000000000', '1', 'null', `1'--`, '%00', '..%2Fx'])(
    'is not found as %s',
    async (id) => {
      expect((await show(id).expect(404)).body.code).toBe('not_found');
    },
  );
});
