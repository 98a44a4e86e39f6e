import request from 'supertest';
import { addApplication, addResume } from '../../../../test/add-application';
import { addPerson, findTraces, storedObjects } from '../../../../test/add-person';
import { callAdmin } from '../../../../test/call-admin';
import { postApplication, validFields } from '../../../../test/post-application';
import { makePdf } from '../../../../test/make-files';
import { cookieFor } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';
import { normaliseEmail } from '../../duplicates/find/duplicate-keys';

let api: TestApi;
let hr: string;
beforeAll(async () => {
  api = await startApi();
  hr = await cookieFor(api, 'hr');
});
afterAll(() => api.stop());

const erase = (email: string, more: object = {}, cookie = hr) =>
  callAdmin(api, 'post', '/api/admin/erasures', { cookie, body: { email, reason: 'asked-for', ...more } });

const nothing = {
  applications: 0,
  consultations: 0,
  homeEnquiries: 0,
  contactMessages: 0,
  resumes: 0,
  formerResumes: 0,
  resumeAsks: 0,
  consents: 0,
  notes: 0,
  enquiryNotes: 0,
  enquiryReplies: 0,
  receivedMails: 0,
  stageMoves: 0,
  stageMails: 0,
  interviews: 0,
  deliveries: 0,
  duplicates: 0,
  keptAnswers: 0,
};

describe('Erasing a person', () => {
  it('row 98: takes rows, objects, spool, text, preview, mails, kept answers and duplicates; the audit log keeps a hash', async () => {
    const email = 'asha.98@mail.example';
    const person = await addPerson(api, email);
    const stranger = await addApplication(api, { email: 'other@mail.example' });
    const received = await addApplication(api, { email });
    const spooled = await addResume(api, received.id, { state: 'received' });
    await api.sql("INSERT INTO resume_spool (application_id, bytes) VALUES ($1, 'a resume')", [received.id]);
    expect(storedObjects(api)).toHaveLength(2);

    const { body } = await erase('  Asha.98@MAIL.example ').expect(200);
    expect(body).toEqual({
      dryRun: false,
      erasedAt: expect.any(String),
      certificateId: expect.any(String),
      mailbox: null,
      counts: {
        ...nothing,
        applications: 3,
        consultations: 1,
        homeEnquiries: 1,
        contactMessages: 1,
        resumes: 2,
        consents: 1,
        notes: 1,
        stageMoves: 1,
        stageMails: 1,
        interviews: 1,
        deliveries: 1,
        duplicates: 1,
        keptAnswers: 4,
      },
    });
    expect(await findTraces(api, email, person)).toEqual({});
    expect(await findTraces(api, email, { ...person, applicationId: received.id })).toEqual({});
    expect(storedObjects(api)).toEqual([expect.stringMatching(/^erasures\/[0-9a-f]{64}\.json$/)]);
    expect(await api.sql('SELECT id FROM applications')).toEqual([{ id: stranger.id }]);
    // Their references, for the comparison of a backup with what was acknowledged.
    expect(await api.sql('SELECT reference FROM removed_submissions')).toHaveLength(6);

    const log = await api.sql<{ action: string; details: object }>('SELECT * FROM audit_log ORDER BY at DESC LIMIT 1');
    expect(log[0]).toMatchObject({
      action: 'person.erased',
      details: { reason: 'asked-for', counts: body.counts, addressHash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    expect(JSON.stringify(await api.sql('SELECT * FROM audit_log'))).not.toMatch(/asha/i);
    for (const name of [person.resume, spooled])
      expect((await request(api.url).get(`/uploads/${name}`).set('Cookie', hr).expect(410)).body).toBeDefined();
  });

  it('row 55 and row 56: leaves 404 for who edits the application and 410 for who reads its resume', async () => {
    const { id } = await addApplication(api, { email: 'gone@mail.example' });
    const resume = await addResume(api, id);
    await erase('gone@mail.example').expect(200);
    const edit = { cookie: hr, body: { apply: 'Java Developer' } };
    await callAdmin(api, 'put', `/api/admin/applications/${id}`, edit).expect(404);
    await callAdmin(api, 'get', `/api/admin/applications/${id}`, { cookie: hr }).expect(404);
    const answer = await callAdmin(api, 'get', `/uploads/${resume}`, { cookie: hr }).expect(410);
    expect(answer.body.code).toBe('resume_erased');
    const log = await api.sql("SELECT details FROM audit_log WHERE action = 'resume.read-refused'");
    expect(log).toContainEqual({ details: { code: 'resume_erased' } });
  });

  it('row 41: takes both applications of a person who applied twice with different resumes', async () => {
    const fields = { ...validFields, email: 'twice@mail.example' };
    for (const filler of [100, 200])
      await postApplication(api.url, { fields, file: { name: 'cv.pdf', bytes: makePdf(filler) } }).expect(201);
    expect((await findTraces(api, 'twice@mail.example')).applications).toBe(2);
    await erase('twice@mail.example').expect(200);
    expect(await findTraces(api, 'twice@mail.example')).toEqual({});
    expect(await api.sql('SELECT * FROM resume_spool')).toEqual([]);
  });

  it('can be tried first: it counts the same and takes nothing', async () => {
    const email = 'tried@mail.example';
    const person = await addPerson(api, email);
    const before = await findTraces(api, email, person);
    const tried = await erase(email, { dryRun: true }).expect(200);
    expect(tried.body).toMatchObject({ dryRun: true, erasedAt: null, certificateId: null });
    expect(await findTraces(api, email, person)).toEqual(before);
    expect((await erase(email, { dryRun: false }).expect(200)).body.counts).toEqual(tried.body.counts);
  });

  it('is harmless when it is repeated, and answers the same for an address that nobody knows', async () => {
    await addPerson(api, 'again@mail.example');
    await erase('again@mail.example').expect(200);
    expect((await erase('again@mail.example').expect(200)).body.counts).toEqual(nothing);
    expect((await erase('nobody@mail.example').expect(200)).body).toMatchObject({ dryRun: false, counts: nothing });
  });

  it('twice at the same moment does it once', async () => {
    await addPerson(api, 'both@mail.example');
    const answers = await Promise.all([erase('both@mail.example'), erase('both@mail.example')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await findTraces(api, 'both@mail.example')).toEqual({});
  });

  it('finds every spelling of a mailbox, as the search for duplicates does, and no other mailbox', async () => {
    const spellings = ['R.Mehta+jobs@gmail.com', 'rmehta@googlemail.com', 'r.m.e.h.t.a@GMAIL.com'];
    for (const email of [...spellings, 'rmehta@mail.example']) await addApplication(api, { email });
    expect((await erase('rmehta@gmail.com').expect(200)).body.counts.applications).toBe(3);
    expect((await findTraces(api, 'rmehta@mail.example')).applications).toBe(1);
    const tried = [...spellings, 'A.b+c@Mail.example', 'a@b@gmail.com', '+x@gmail.com', 'x@notgmail.com'];
    for (const email of tried)
      expect(await api.sql('SELECT address_key($1) AS key', [email])).toEqual([{ key: normaliseEmail(email) }]);
  });

  it('lets the person begin anew, with the same form and the same key', async () => {
    const fields = { ...validFields, email: 'anew@mail.example' };
    const send = () => postApplication(api.url, { fields, key: 'one-key-for-both' }).expect(201);
    const first = await send();
    await erase(fields.email).expect(200);
    const second = await send();
    expect(second.body.reference).not.toBe(first.body.reference);
    expect((await findTraces(api, fields.email)).applications).toBe(1);
  });

  it.each([
    ['no address', { email: '' }],
    ['two addresses', { email: 'a@mail.example, b@mail.example' }],
    ['an address with a zero character', { email: 'a\0@mail.example' }],
    ['no reason', { reason: undefined }],
    ['a reason of its own', { reason: 'he is rude' }],
    ['half a dry run', { dryRun: 'yes' }],
    ['something more', { everything: true }],
  ])('is refused with %s', async (_case, more) => {
    const answer = await erase('asha@mail.example', more).expect(400);
    expect(Object.keys(answer.body.errors)).toEqual(Object.keys(more));
  });

  it('is for both kinds of administrators and for nobody else', async () => {
    await erase('nobody@mail.example', {}, await cookieFor(api, 'general')).expect(200);
    await erase('nobody@mail.example', {}, '').expect(401);
  });
});
