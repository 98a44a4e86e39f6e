import { addApplication } from '../../../test/add-application';
import { callAdmin } from '../../../test/call-admin';
import { configFor } from '../../../test/config-for';
import { consultation, postForm } from '../../../test/enquiries';
import { eventually } from '../../../test/eventually';
import { type Followed, followChanges } from '../../../test/follow-changes';
import { postApplication } from '../../../test/post-application';
import { addStaff, signIn, type TestPerson } from '../../../test/sign-in';
import { startApi, type TestApi } from '../../../test/start-api';
import { createApi } from '../../create-api';
import { createLogger } from '../../platform/log/logger';
import type { StaffRole } from '../staff/staff.facts';
import { MOST_OF_ONE } from './live-streams';

let api: TestApi;
/** Another process on the same database. */
let other: Awaited<ReturnType<typeof createApi>>;
let otherUrl: string;
const open: Followed[] = [];

beforeAll(async () => {
  api = await startApi();
  const addresses = { DATABASE_URL: api.databaseUrl, QUEUE_URL: api.databaseUrl, STORAGE_URL: api.storageUrl };
  other = await createApi(configFor(addresses), createLogger('api', 'silent'));
  await other.listen(0, '127.0.0.1');
  otherUrl = await other.getUrl();
  const listening = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND query = 'LISTEN changes'`;
  await eventually(async () => (await api.sql(listening)).length >= 2, 'both processes to listen');
});
afterEach(() => {
  for (const followed of open.splice(0)) followed.leave();
});
afterAll(async () => {
  await other.close();
  await api.stop();
});

async function follow(cookie: string, url = api.url): Promise<Followed> {
  const followed = await followChanges(url, cookie);
  open.push(followed);
  return followed;
}

const personWith = async (role: StaffRole) => {
  const person = await addStaff(api, role);
  return { person, cookie: await signIn(api, person) };
};
const cookieOf = async (role: StaffRole) => (await personWith(role)).cookie;

const setSession = ({ email }: TestPerson, change: string) =>
  api.sql(`UPDATE sessions SET ${change} WHERE staff_id = (SELECT id FROM staff WHERE email = $1)`, [email]);
const lastSeen = async ({ email }: TestPerson) =>
  (
    await api.sql<{ at: Date }>(
      `SELECT last_seen_at AS at FROM sessions JOIN staff t ON t.id = staff_id WHERE t.email = $1`,
      [email],
    )
  )[0]!.at.getTime();

const move = (id: string, cookie: string) =>
  callAdmin(api, 'post', `/api/admin/applications/${id}/stage`, { cookie, body: { stage: 'screening' } }).expect(200);
const note = (id: string, cookie: string) =>
  callAdmin(api, 'post', `/api/admin/applications/${id}/notes`, { cookie, body: { text: 'Ask Ravi.' } }).expect(201);

/** That a change of this kind has come to everybody to whom it goes. */
const comes = ({ changes }: Followed, of: string, what: string) =>
  eventually(() => changes().find((one) => one.of === of && one.what === what), `${what} of ${of}`);

describe('The stream of changes', () => {
  it('sends its first bytes at once, and asks every gateway to pass them on as they are', async () => {
    const followed = await follow(await cookieOf('hr'));
    await eventually(() => followed.text() !== '', 'the first bytes');
    expect(followed.text()).toBe('retry: 2000\n\n');
    expect(followed.status).toBe(200);
    expect(Object.fromEntries(followed.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(followed.headers.get('content-encoding')).toBeNull();
  });

  it('tells of a move by id and by the request that did it, in every process, and of nothing that is in it', async () => {
    const [watching, acting] = [await cookieOf('hr'), await cookieOf('hr')];
    const { id } = await addApplication(api, { name: 'Canary Applicant', email: 'canary@mail.example' });
    const [here, there] = [await follow(watching), await follow(watching, otherUrl)];
    const { headers } = await move(id, acting);
    for (const followed of [here, there])
      expect(await comes(followed, 'applications', 'moved')).toEqual({
        of: 'applications',
        what: 'moved',
        ids: [id],
        request: headers['x-request-id'],
      });
    expect(here.text() + there.text()).not.toMatch(/canary|screening|meera|plumbline/i);
  });

  it('tells of a note to HR alone, who alone may read it', async () => {
    const [hr, general] = [await follow(await cookieOf('hr')), await follow(await cookieOf('general'))];
    const acting = await cookieOf('hr');
    const { id } = await addApplication(api);
    await note(id, acting);
    expect(await comes(hr, 'applications', 'noted')).toMatchObject({ ids: [id] });
    // It comes after the note, and to both.
    await move(id, acting);
    await comes(general, 'applications', 'moved');
    expect(general.changes().map(({ what }) => what)).not.toContain('noted');
  });

  it('tells of an enquiry to general administrators alone, and of an application to both', async () => {
    const [hr, general] = [await follow(await cookieOf('hr')), await follow(await cookieOf('general'))];
    await postForm(api.url, consultation, consultation.fields).expect(201);
    await postApplication(api.url).expect(201);
    const [{ id } = { id: '' }] = await api.sql<{ id: string }>(
      'SELECT id FROM applications ORDER BY created_at DESC LIMIT 1',
    );
    expect(await comes(general, 'users', 'arrived')).toMatchObject({ request: null });
    expect(await comes(hr, 'applications', 'arrived')).toMatchObject({ ids: [id], request: null });
    await comes(general, 'applications', 'arrived');
    expect(hr.changes().map(({ of }) => of)).not.toContain('users');
  });

  it('says that some may have been missed when the connection to Postgres was lost', async () => {
    const followed = await follow(await cookieOf('hr'));
    await api.sql(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND query = 'LISTEN changes'`);
    await eventually(() => followed.text().includes('event: missed\n'), 'the word of it');
    expect(followed.hasEnded()).toBe(false);
  });
});

describe('A session and its stream', () => {
  it('end together, whoever ends the session', async () => {
    const admin = await cookieOf('general');
    const { person, cookie } = await personWith('hr');
    const [{ id } = { id: '' }] = await api.sql<{ id: string }>('SELECT id FROM staff WHERE email = $1', [
      person.email,
    ]);
    const [here, there] = [await follow(cookie), await follow(cookie, otherUrl)];
    await callAdmin(api, 'delete', `/api/admin/staff/${id}/sessions`, { cookie: admin }).expect(204);
    await eventually(() => here.hasEnded() && there.hasEnded(), 'the end of both streams', 10);
    expect(here.text()).toContain('event: over\n');
    expect((await follow(cookie)).status).toBe(401);
  });

  it('end together when nobody has used the session for half an hour', async () => {
    const { person, cookie } = await personWith('hr');
    const followed = await follow(cookie);
    await setSession(person, `last_seen_at = now() - interval '31 minutes'`);
    await eventually(() => followed.hasEnded(), 'the end of the stream', 15);
    expect(followed.text()).toContain('event: over\n');
  });

  it('end together when the person gets another role', async () => {
    const admin = await cookieOf('general');
    const { person, cookie } = await personWith('hr');
    const [{ id } = { id: '' }] = await api.sql<{ id: string }>('SELECT id FROM staff WHERE email = $1', [
      person.email,
    ]);
    const followed = await follow(cookie);
    const body = { name: person.name, role: 'general', disabled: false };
    await callAdmin(api, 'put', `/api/admin/staff/${id}`, { cookie: admin, body }).expect(200);
    await eventually(() => followed.hasEnded(), 'the end of the stream', 10);
  });

  it('are no sign of life, and neither is what a page asks by itself; what a person asks is one', async () => {
    const { person, cookie } = await personWith('hr');
    await setSession(person, `last_seen_at = now() - interval '10 minutes'`);
    const before = await lastSeen(person);
    const followed = await follow(cookie);
    await eventually(() => followed.text() !== '', 'the first bytes');
    const asks = () => callAdmin(api, 'get', '/api/session', { cookie });
    await asks().set('X-Unattended', '1').expect(200);
    expect(await lastSeen(person)).toBe(before);
    await asks().expect(200);
    expect(await lastSeen(person)).toBeGreaterThan(before);
  });
});

describe('Streams have limits:', () => {
  it('one person has some and is refused the next, until one is left', async () => {
    const cookie = await cookieOf('hr');
    for (let at = 0; at < MOST_OF_ONE; at += 1) expect((await follow(cookie)).status).toBe(200);
    const refused = await follow(cookie);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    open[0]!.leave();
    await eventually(async () => (await follow(cookie)).status === 200, 'room for one more', 20);
  });

  it('a process that stops ends them at once, and says when to come back', async () => {
    const addresses = { DATABASE_URL: api.databaseUrl, QUEUE_URL: api.databaseUrl, STORAGE_URL: api.storageUrl };
    const third = await createApi(configFor(addresses), createLogger('api', 'silent'));
    await third.listen(0, '127.0.0.1');
    const followed = await follow(await cookieOf('hr'), await third.getUrl());
    await eventually(() => followed.text() !== '', 'the first bytes');
    await third.close();
    await eventually(() => followed.hasEnded(), 'the end of the stream', 10);
    expect(followed.text()).toMatch(/^retry: 2000\n\nretry: \d+\n\n$/);
  });
});
