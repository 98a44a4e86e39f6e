import { Client } from 'pg';
import { addApplication } from '../../../test/add-application';
import { callAdmin } from '../../../test/call-admin';
import { eventually } from '../../../test/eventually';
import { addStaff, cookieFor, signIn } from '../../../test/sign-in';
import { type TestApi, startApi } from '../../../test/start-api';

const mail = { subject: 'About {{position}}', body: 'Dear {{name}}' };

let api: TestApi;
let cookie: string;
let id: string;
beforeAll(async () => {
  api = await startApi({ UNDO_SECONDS: '30' });
  cookie = await cookieFor(api, 'hr');
});
afterAll(() => api.stop());
beforeEach(async () => void ({ id } = await addApplication(api, { name: 'Asha Verma' })));

const move = async (body: object) =>
  (await callAdmin(api, 'post', `/api/admin/applications/${id}/stage`, { cookie, body }).expect(200)).body;
const undo = (action: { id: string }) => callAdmin(api, 'post', `/api/admin/undo/${action.id}`, { cookie });
const stage = async () => (await api.sql('SELECT stage FROM applications WHERE id = $1', [id]))[0]!['stage'];
const waitingForLocks = () =>
  api.sql("SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%FROM outbox%'");

describe('An undo and a relay at the same moment', () => {
  let relay: Client;
  beforeEach(async () => {
    relay = new Client({ connectionString: api.databaseUrl });
    await relay.connect();
  });
  afterEach(() => relay.end());
  const claim = `UPDATE outbox SET attempts = attempts + 1, leased_until = now() + interval '30 seconds'
    WHERE id IN (SELECT id FROM outbox WHERE subject_id IN (SELECT id FROM stage_mails WHERE application_id = $1)
      AND published_at IS NULL FOR UPDATE SKIP LOCKED) RETURNING id`;

  it('the undo waits for a relay that has taken the event, and is refused: the mail left', async () => {
    const { undo: offer } = await move({ stage: 'screening', mail });
    await relay.query('BEGIN');
    expect((await relay.query(claim, [id])).rowCount).toBe(1);
    let isAnswered = false;
    const answer = undo(offer).then((response) => {
      isAnswered = true;
      return response;
    });
    await eventually(
      async () =>
        (await count("FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%FROM outbox%'")) > 0,
      'an undo that waits',
    );
    expect(isAnswered).toBe(false);
    await relay.query('COMMIT');
    const { status, body } = await answer;
    expect(status).toBe(409);
    expect(body.errors[id]).toMatch(/^Asha Verma: The mail left on \d/);
    expect(await stage()).toBe('screening');
  });

  it('a relay passes over an event that an undo holds, and finds none afterwards', async () => {
    const { undo: offer } = await move({ stage: 'screening', mail });
    const holder = new Client({ connectionString: api.databaseUrl });
    await holder.connect();
    await holder.query('BEGIN');
    await holder.query(
      'SELECT FROM outbox WHERE subject_id IN (SELECT id FROM stage_mails WHERE application_id = $1) FOR UPDATE',
      [id],
    );
    expect((await relay.query(claim, [id])).rowCount).toBe(0);
    await holder.query('ROLLBACK');
    await holder.end();
    await undo(offer).expect(200);
    expect((await relay.query(claim, [id])).rowCount).toBe(0);
  });
});

describe('Where UNDO_SECONDS is 0', () => {
  it('mails leave at once and nothing can be taken back', async () => {
    const plain = await startApi();
    try {
      const cookie = await signIn(plain, await addStaff(plain, 'hr'));
      const { id: one } = await addApplication(plain);
      const path = `/api/admin/applications/${one}/stage`;
      const { body } = await callAdmin(plain, 'post', path, { cookie, body: { stage: 'offer', mail } }).expect(200);
      expect(body.undo).toBeNull();
      expect(await plain.sql('SELECT not_before FROM outbox')).toEqual([{ not_before: null }]);
      expect((await callAdmin(plain, 'get', '/api/admin/undo', { cookie }).expect(200)).body).toEqual([]);
    } finally {
      await plain.stop();
    }
  });
});
