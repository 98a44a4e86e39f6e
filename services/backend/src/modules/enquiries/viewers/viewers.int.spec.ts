import { randomUUID } from 'node:crypto';
import { createApi } from '../../../create-api';
import { createLogger } from '../../../platform/log/logger';
import { callAdmin } from '../../../../test/call-admin';
import { configFor } from '../../../../test/config-for';
import { contact, postForm } from '../../../../test/enquiries';
import { eventually } from '../../../../test/eventually';
import { type Followed, followChanges } from '../../../../test/follow-changes';
import { addStaff, signIn } from '../../../../test/sign-in';
import { startApi, type TestApi } from '../../../../test/start-api';

let api: TestApi;
/** Another process on the same database. */
let other: Awaited<ReturnType<typeof createApi>>;
let otherApi: TestApi;
let id: string;
const people: { name: string; cookie: string }[] = [];
let followed: Followed;

beforeAll(async () => {
  api = await startApi();
  const addresses = { DATABASE_URL: api.databaseUrl, QUEUE_URL: api.databaseUrl, STORAGE_URL: api.storageUrl };
  other = await createApi(configFor(addresses), createLogger('api', 'silent'));
  await other.listen(0, '127.0.0.1');
  otherApi = { ...api, url: await other.getUrl() };
  const listening = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND query = 'LISTEN changes'`;
  await eventually(async () => (await api.sql(listening)).length >= 2, 'both processes to listen');
  for (const name of ['Leela Nair', 'Ravi Menon']) {
    const person = await addStaff(api, 'general', { name });
    people.push({ name, cookie: await signIn(api, person) });
  }
  const { body } = await postForm(api.url, contact, contact.fields).expect(201);
  const [row] = await api.sql<{ id: string }>('SELECT id FROM contact_messages WHERE reference = $1', [body.reference]);
  id = row!.id;
  followed = await followChanges(otherApi.url, people[1]!.cookie);
});
afterAll(async () => {
  followed?.leave();
  await other?.close();
  await api?.stop();
});

const call = (method: 'put' | 'delete', who: number, page: string, at = api) =>
  callAdmin(at, method, `/api/admin/all-enquiries/${id}/viewers/${page}`, { cookie: people[who]!.cookie });
const othersFor = async (who: number, page: string, at = api): Promise<string[]> =>
  ((await call('put', who, page, at).expect(200)).body as { name: string }[]).map(({ name }) => name);
const told = () => followed.changes().filter(({ what }) => what === 'viewed');

describe('Who looks at an enquiry just now', () => {
  it('is told to each other in every process, by a change without a name, until the last page of a person is left', async () => {
    const [first, second, mine] = [randomUUID(), randomUUID(), randomUUID()];
    expect(await othersFor(0, first)).toEqual([]);
    await eventually(() => told().length === 1, 'the change');
    expect(told()).toMatchObject([{ of: 'all-enquiries', ids: [id] }]);
    expect(followed.text()).not.toContain('Leela');
    expect(await othersFor(1, mine, otherApi)).toEqual(['Leela Nair']);
    expect(await othersFor(0, second)).toEqual(['Ravi Menon']);
    await call('delete', 0, first).expect(204);
    expect(await othersFor(1, mine, otherApi)).toEqual(['Leela Nair']);
    await call('delete', 0, second).expect(204);
    await eventually(async () => (await othersFor(1, mine, otherApi)).length === 0, 'nobody else');
    await call('delete', 1, mine, otherApi).expect(204);
    expect(await api.sql(`SELECT FROM audit_log WHERE subject_id = $1 AND action LIKE '%view%'`, [id])).toEqual([]);
  });

  it('ends without another word, and a look is no sign of life of the session', async () => {
    const [lost, mine] = [randomUUID(), randomUUID()];
    await api.sql(`UPDATE sessions SET last_seen_at = now() - interval '5 minutes'`);
    // What was ended at the other process before is known here soon.
    await eventually(async () => (await othersFor(0, lost)).length === 0, 'nobody else');
    expect(await othersFor(1, mine)).toEqual(['Leela Nair']);
    const [row] = await api.sql<{ newest: number }>(
      `SELECT extract(epoch FROM now() - max(last_seen_at))::int AS newest FROM sessions`,
    );
    expect(row!.newest).toBeGreaterThan(290);
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now + 51_000);
    try {
      expect(await othersFor(1, mine)).toEqual([]);
    } finally {
      clock.mockRestore();
    }
  });

  it('is not asked of an enquiry that is not there, or by a page without an id', async () => {
    const cookie = people[0]!.cookie;
    const path = (enquiry: string, page: string) => `/api/admin/all-enquiries/${enquiry}/viewers/${page}`;
    await callAdmin(api, 'put', path(randomUUID(), randomUUID()), { cookie }).expect(404);
    await callAdmin(api, 'put', path(id, 'x'), { cookie }).expect(404);
    await callAdmin(api, 'delete', path(randomUUID(), 'x'), { cookie }).expect(404);
    await callAdmin(api, 'delete', path(randomUUID(), randomUUID()), { cookie }).expect(204);
  });
});
