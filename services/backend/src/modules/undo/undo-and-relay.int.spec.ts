import { addApplication } from '../../../test/add-application';
import { callAdmin } from '../../../test/call-admin';
import { eventually } from '../../../test/eventually';
import { addStaff, cookieFor, signIn } from '../../../test/sign-in';
import { type TestApi, startApi } from '../../../test/start-api';
import { Database } from '../../platform/database/database';
import { Outbox } from '../../platform/outbox/outbox';
import { outboxJobs } from '../../platform/outbox/outbox.repository';

const mail = { subject: 'About {{position}}', body: 'Dear {{name}}' };

let api: TestApi;
let cookie: string;
let id: string;
beforeAll(async () => {
  api = await startApi({ UNDO_SECONDS: '30' });
  cookie = await cookieFor(api, 'hr');
});
afterAll(() => api.stop());
beforeEach(async () => {
  // Nothing waits from the test before.
  await api.sql('TRUNCATE outbox CASCADE');
  ({ id } = await addApplication(api, { name: 'Asha Verma' }));
});

const move = async (body: object) =>
  (await callAdmin(api, 'post', `/api/admin/applications/${id}/stage`, { cookie, body }).expect(200)).body;
const undo = (action: { id: string }) => callAdmin(api, 'post', `/api/admin/undo/${action.id}`, { cookie });
const stage = async () => (await api.sql('SELECT stage FROM applications WHERE id = $1', [id]))[0]!['stage'];
const waitingForLocks = () =>
  api.sql("SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%FROM outbox%'");

/** The moment of the mail has come. */
const isDue = () => api.sql("UPDATE outbox SET not_before = now() - interval '1 second', leased_until = NULL");
/** What was written an hour ago looks so from a clock that was set back by an hour. */
const setBack = () =>
  api.sql(
    `UPDATE outbox SET created_at = created_at + interval '1 hour', not_before = not_before + interval '1 hour',
       leased_until = leased_until + interval '1 hour'`,
  );
const database = () => api.app.get(Database, { strict: false });

describe('An undo and a relay at the same moment', () => {
  it('the undo waits for a relay that has taken the event, and is refused: the mail left', async () => {
    const { undo: offer } = await move({ stage: 'screening', mail });
    await isDue();
    let answer: Promise<{ status: number; body: { errors: Record<string, string> } }> | undefined;
    await database().transaction(async (relay) => {
      expect(await outboxJobs.claim(relay, 10)).toHaveLength(1);
      answer = Promise.resolve(undo(offer));
      await eventually(async () => (await waitingForLocks()).length > 0, 'an undo that waits');
    });
    const { status, body } = (await answer)!;
    expect(status).toBe(409);
    expect(body.errors[id]).toMatch(/^Asha Verma: The mail left on \d/);
    expect(await stage()).toBe('screening');
  });

  it('a relay passes over an event that an undo holds, and finds none afterwards', async () => {
    const { undo: offer } = await move({ stage: 'screening', mail });
    await isDue();
    const events = await api.sql<{ id: string }>('SELECT id FROM outbox');
    await database().transaction(async (tx) => {
      const ids = events.map((event) => event.id);
      await api.app.get(Outbox, { strict: false }).lockAll(tx, ids);
      expect(await outboxJobs.claim(database(), 10)).toEqual([]);
    });
    await undo(offer).expect(200);
    expect(await outboxJobs.claim(database(), 10)).toEqual([]);
    expect(await stage()).toBe('new');
  });

  it('a relay takes no event before its moment', async () => {
    await move({ stage: 'screening', mail });
    expect(await outboxJobs.claim(database(), 10)).toEqual([]);
    await isDue();
    expect(await outboxJobs.claim(database(), 10)).toHaveLength(1);
  });

  it('a wait of seconds is over when the clock was set back by an hour', async () => {
    await move({ stage: 'screening', mail });
    await setBack();
    expect(await outboxJobs.claim(database(), 10)).toHaveLength(1);
  });

  it('a time of day is waited for, by whichever clock', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    await move({ stage: 'screening', mail: { ...mail, notBefore: tomorrow } });
    await setBack();
    expect(await outboxJobs.claim(database(), 10)).toEqual([]);
  });
});

describe('Where UNDO_SECONDS is 0', () => {
  it('mails leave at once and nothing can be taken back', async () => {
    const plain = await startApi();
    try {
      const hr = await signIn(plain, await addStaff(plain, 'hr'));
      const { id: one } = await addApplication(plain);
      const path = `/api/admin/applications/${one}/stage`;
      const { body } = await callAdmin(plain, 'post', path, { cookie: hr, body: { stage: 'offer', mail } }).expect(200);
      expect(body.undo).toBeNull();
      expect(await plain.sql('SELECT not_before FROM outbox')).toEqual([{ not_before: null }]);
      expect((await callAdmin(plain, 'get', '/api/admin/undo', { cookie: hr }).expect(200)).body).toEqual([]);
    } finally {
      await plain.stop();
    }
  });
});
