import { addStaff, signIn } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';
import { eventually } from '../../../../test/eventually';
import { startWorker } from '../../../../test/start-worker';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const count = async (table: string) =>
  (await api.sql<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`))[0]!.count;

describe('Old sign-ins', () => {
  it('are forgotten by the worker when it starts, the young ones are not', async () => {
    const person = await addStaff(api, 'hr');
    await signIn(api, person);
    await api.sql(
      `INSERT INTO login_attempts (account_hash, address, succeeded, at) VALUES
         ('\\x00', 'a', false, now() - interval '25 hours'), ('\\x00', 'a', false, now() - interval '23 hours')`,
    );
    await api.sql(
      `INSERT INTO sessions (staff_id, address, user_agent, expires_at, ended_at)
       SELECT id, 'a', 'b', now() - make_interval(days => d), e FROM staff,
         (VALUES (31, NULL), (29, NULL), (-1, now() - interval '31 days'), (-1, now())) AS v(d, e)`,
    );
    await api.sql(
      `INSERT INTO staff_links (kind, staff_id, expires_at, used_at)
       SELECT 'invitation', id, now() - make_interval(hours => h), u FROM staff,
         (VALUES (25, NULL), (23, NULL), (-10, now() - interval '25 hours'), (-10, NULL)) AS v(h, u)`,
    );
    const worker = await startWorker({ DATABASE_URL: api.databaseUrl, QUEUE_URL: api.databaseUrl });
    const countsLeft = () => Promise.all([count('sessions'), count('login_attempts'), count('staff_links')]);
    await eventually(async () => (await countsLeft())[0] === 3, 'the sessions of more than 30 days ago going');
    expect(await countsLeft()).toEqual([3, 2, 2]);
    await worker.close();
  });
});
