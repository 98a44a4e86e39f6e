import { addApplication } from '../../../../test/add-application';
import { callAdmin } from '../../../../test/call-admin';
import { cookieFor } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';

let api: TestApi;
let general: string;
beforeAll(async () => {
  api = await startApi();
  general = await cookieFor(api, 'general');
});
afterAll(() => api.stop());

const get = async (path: string) => (await callAdmin(api, 'get', path, { cookie: general }).expect(200)).body;
const lastRound = async () => (await get('/api/admin/retention')).lastRound;
const applicationsDue = async () => {
  const forecasts: { kind: string; due: number }[] = await get('/api/admin/retention/preview');
  return forecasts.find(({ kind }) => kind === 'application')?.due;
};
/** @param since of its stage; applications are kept for 365 days */
const addSince = async (since: string) => {
  const { id } = await addApplication(api);
  await api.sql(`UPDATE applications SET stage_since = ${since} WHERE id = $1`, [id]);
};

describe('What the next round will remove', () => {
  beforeAll(async () => {
    await addSince("now() - interval '366 days'");
    await addSince("now() - interval '365 days' + interval '30 minutes'");
    await addSince("now() - interval '365 days' + interval '20 hours'");
    await addSince("now() - interval '365 days' + interval '23 hours'");
  });

  it('is what will be old enough when it begins, 23 hours after the last one', async () => {
    await api.sql("UPDATE retention_rounds SET started_at = now() - interval '1 hour', ended_at = now()");
    const { startedAt, nextAt } = await lastRound();
    expect(Date.parse(nextAt) - Date.parse(startedAt)).toBe(23 * 3_600_000);
    expect(await applicationsDue()).toBe(3);
  });

  it('is less after a round that was cut short, since another one begins an hour after that', async () => {
    await api.sql("UPDATE retention_rounds SET started_at = now() - interval '15 minutes', ended_at = NULL");
    const { startedAt, nextAt } = await lastRound();
    expect(Date.parse(nextAt) - Date.parse(startedAt)).toBe(3_600_000);
    expect(await applicationsDue()).toBe(2);
  });

  it.each([
    ['is overdue', "now() - interval '3 days'"],
    ['will be the first', 'NULL'],
  ])('is what is old enough now where the round %s', async (_case, startedAt) => {
    await api.sql(`UPDATE retention_rounds SET started_at = ${startedAt}, ended_at = now()`);
    expect(await applicationsDue()).toBe(1);
  });
});
