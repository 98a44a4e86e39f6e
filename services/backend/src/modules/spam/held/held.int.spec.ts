import request from 'supertest';
import { postApplication, validFields } from '../../../../test/post-application';
import { type FormKind, bareForms, postForm } from '../../../../test/post-form';
import { cookieFor, origin } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';
import type { HeldView } from './held.view';
import { type SubmissionKind, submissions } from '../../submissions/kinds.facts';

let api: TestApi;
let general: string;
let hr: string;
beforeEach(async () => {
  api = await startApi();
  [general, hr] = await Promise.all([cookieFor(api, 'general'), cookieFor(api, 'hr')]);
});
afterEach(() => api.stop());

const forms = Object.keys(bareForms) as FormKind[];
const trap = { further_topic: '555 0100' };
const sendAll = async () => {
  await postApplication(api.url, { fields: { ...validFields, ...trap } }).expect(201);
  for (const kind of forms) await postForm(api, kind, trap).expect(201);
};
const list = (cookie: string, query: Record<string, unknown> = {}) => {
  const texts = Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]);
  return request(api.url).get('/api/admin/held').query(Object.fromEntries(texts)).set('Cookie', cookie);
};
const judge = (cookie: string, deed: 'release' | 'discard', kind: string, id: string) =>
  request(api.url).post(`/api/admin/held/${kind}/${id}/${deed}`).set({ Cookie: cookie, Origin: origin });
const heldOf = async (kind: SubmissionKind): Promise<HeldView> => {
  const { body } = await list(submissions[kind].role === 'hr' ? hr : general, { filter: { kind } }).expect(200);
  return (body as HeldView[])[0]!;
};
const standingOf = async (kind: SubmissionKind) =>
  (await api.sql<{ standing: string }>(`SELECT standing FROM ${submissions[kind].table}`)).map(
    ({ standing }) => standing,
  );
const events = () => api.sql<{ event: string; subject_id: string }>('SELECT event, subject_id FROM outbox ORDER BY id');
const audit = () =>
  api.sql(
    `SELECT action, actor_name, subject_id, details FROM audit_log WHERE action !~ '^(session|staff)[.]' ORDER BY id`,
  );

describe('Held submissions', () => {
  beforeEach(sendAll);

  it('are answered as if nothing were wrong, stored, and known to nobody else', async () => {
    for (const kind of ['application', ...forms] as const) expect(await standingOf(kind)).toEqual(['held']);
    expect(await events()).toEqual([]);
  });

  it('are listed to those who would get them', async () => {
    const toGeneral = await list(general, { sort: ['kind', 'ASC'], range: [0, 1] }).expect(200);
    expect(toGeneral.headers['content-range']).toBe('held 0-1/3');
    expect((toGeneral.body as HeldView[]).map(({ kind }) => kind)).toEqual(['consultation', 'contact-message']);
    const toHr = await list(hr).expect(200);
    expect(toHr.headers['content-range']).toBe('held 0-0/1');
    expect(toHr.body).toEqual([
      {
        _id: expect.any(String),
        id: toHr.body[0]._id,
        kind: 'application',
        reference: expect.stringMatching(/^FD-/),
        name: validFields.name,
        email: validFields.email,
        excerpt: validFields.message,
        heldFor: ['honeypot'],
        standing: 'held',
        createdAt: expect.stringMatching(/Z$/),
        releaseMails: [
          { to: 'hr@plumbline.example', purpose: 'notice' },
          { to: validFields.email, purpose: 'acknowledgement' },
        ],
      },
    ]);
    await request(api.url).get('/api/admin/held').expect(401);
  });

  it('can be narrowed by kind, words and ids, and by nothing else', async () => {
    const home = await heldOf('home-enquiry');
    const heldBy = async (filter: object) => (await list(general, { filter }).expect(200)).body as HeldView[];
    expect(await heldBy({ id: [home.id] })).toEqual([home]);
    expect(await heldBy({ q: home.reference.toLowerCase() })).toEqual([home]);
    expect(await heldBy({ kind: 'application' })).toEqual([]);
    expect(await heldBy({ q: '100%' })).toEqual([]);
    for (const filter of [{ kind: 'letter' }, { q: 'a\0' }, { q: '\ud800' }, { id: 'x' }, { standing: 'clear' }])
      await list(general, { filter }).expect(400);
    await list(general, { sort: ['heldFor', 'ASC'] }).expect(400);
  });

  it.each(['application', ...forms] as const)('become what they are when released: %s', async (kind) => {
    const { role, event } = submissions[kind];
    const { id } = await heldOf(kind);
    const { body } = await judge(role === 'hr' ? hr : general, 'release', kind, id).expect(200);
    expect(body).toEqual({ _id: id, id, kind, standing: 'clear', undo: null });
    expect(await standingOf(kind)).toEqual(['clear']);
    expect(await events()).toEqual([{ event, subject_id: id }]);
    expect(await audit()).toEqual([
      {
        action: `${kind}.released`,
        actor_name: 'Meera Nair',
        subject_id: id,
        details: { before: 'held', after: 'clear' },
      },
    ]);
    expect(await heldOf(kind)).toBeUndefined();
  });

  it('are released once, however many people press at once', async () => {
    const { id } = await heldOf('contact-message');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => judge(general, 'release', 'contact-message', id)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'not_held' });
    expect([await events(), await audit()].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('are discarded without a word, and can still be released, once', async () => {
    const { id } = await heldOf('application');
    const { body } = await judge(hr, 'discard', 'application', id).expect(200);
    expect(body).toMatchObject({ standing: 'discarded' });
    expect(await standingOf('application')).toEqual(['discarded']);
    await judge(hr, 'discard', 'application', id).expect(409);
    expect(await events()).toEqual([]);
    await judge(hr, 'release', 'application', id).expect(200);
    await judge(hr, 'release', 'application', id).expect(409);
    await judge(hr, 'discard', 'application', id).expect(409);
    expect(await standingOf('application')).toEqual(['clear']);
    expect(await events()).toHaveLength(1);
    expect((await audit()).map(({ action, details }) => ({ action, details }))).toEqual([
      { action: 'application.discarded', details: { before: 'held', after: 'discarded' } },
      { action: 'application.released', details: { before: 'discarded', after: 'clear' } },
    ]);
  });

  it('that were discarded are listed apart, and found by their ids like those that are held', async () => {
    const { id } = await heldOf('contact-message');
    await judge(general, 'discard', 'contact-message', id).expect(200);
    const heldBy = async (filter: object) => (await list(general, { filter }).expect(200)).body as HeldView[];
    const [discarded] = await heldBy({ standing: 'discarded' });
    expect(discarded).toMatchObject({ id, standing: 'discarded' });
    expect(await heldBy({ id: [id] })).toEqual([discarded]);
    expect(await heldBy({ id: [id], standing: 'held' })).toEqual([]);
    expect((await heldBy({})).map(({ kind }) => kind)).not.toContain('contact-message');
  });

  it('are judged by nobody else, and by nothing that is not there', async () => {
    const application = await heldOf('application');
    const contact = await heldOf('contact-message');
    await judge(general, 'release', 'application', application.id).expect(403);
    await judge(hr, 'discard', 'contact-message', contact.id).expect(403);
    await judge(hr, 'release', 'application', contact.id).expect(404);
    for (const [kind, id] of [
      ['application', 'nothing'],
      ['letter', application.id],
      ['__proto__', application.id],
    ] as const)
      await judge(hr, 'release', kind, id).expect(404);
    await request(api.url)
      .post(`/api/admin/held/application/${application.id}/release`)
      .set('Origin', origin)
      .expect(401);
    await request(api.url).post(`/api/admin/held/application/${application.id}/release`).set('Cookie', hr).expect(403);
    expect(await standingOf('application')).toEqual(['held']);
  });
});
