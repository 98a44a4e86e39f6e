import { addApplication } from '../../../../test/add-application';
import { callAdmin } from '../../../../test/call-admin';
import { cookieFor } from '../../../../test/sign-in';
import { startApi, type TestApi } from '../../../../test/start-api';

const DAY_MS = 86_400_000;
const INDIA_MS = 5.5 * 3_600_000;

let api: TestApi;
let hr: string;
let general: string;
beforeAll(async () => {
  api = await startApi({ COMPANY_TIME_ZONE: 'Asia/Kolkata' });
  [hr, general] = [await cookieFor(api, 'hr'), await cookieFor(api, 'general')];
});
afterAll(() => api.stop());

const report = async (query: string) =>
  (await callAdmin(api, 'get', `/api/admin/reports/answers?${query}`, { cookie: hr }).expect(200)).body;

describe('The report on answers', () => {
  it('counts in a period the answers that were given in it, and the promises that were kept or broken in it', async () => {
    const add = async (answered: string | null, due: string) => {
      const { id } = await addApplication(api, { createdAt: '2026-03-02T06:00:00Z' });
      await api.sql('UPDATE applications SET first_answer_at = $2, first_answer_due_at = $3 WHERE id = $1', [
        id,
        answered,
        due,
      ]);
    };
    // Kept and broken in the days from the 9th to the 10th, answered late in those of the 11th and the 12th, and never.
    await add('2026-03-09T06:00:00Z', '2026-03-10T18:29:59.999Z');
    await add('2026-03-11T06:00:00Z', '2026-03-10T18:29:59.999Z');
    await add(null, '2026-03-10T18:29:59.999Z');
    await add('2026-03-12T06:00:00Z', '2026-03-12T18:29:59.999Z');
    expect(await report('from=2026-03-09&to=2026-03-10')).toMatchObject({ answers: 1, promises: 3, kept: 1 });
    expect(await report('from=2026-03-11&to=2026-03-12')).toMatchObject({
      answers: 2,
      promises: 1,
      kept: 1,
      before: { answers: 1 },
    });
    const one = await report('from=2026-03-12&to=2026-03-12');
    // Of Monday morning at half past eleven to Thursday at the same time of the next week.
    expect(one).toMatchObject({ answers: 1, medianWorkingDays: 8, before: { from: '2026-03-11', answers: 1 } });
  });

  it('says where applications are not kept for as long, but for the last 90 days', async () => {
    const firstOf = (days: number) => new Date(Date.now() + INDIA_MS - (days - 1) * DAY_MS).toISOString().slice(0, 10);
    const areKept = async (days: number) => {
      const { areKept: ofThese, before } = await report(`from=${firstOf(days)}`);
      return [ofThese, before.areKept];
    };
    const keep = (keepDays: object) =>
      callAdmin(api, 'put', '/api/admin/retention', { cookie: general, body: { keepDays } }).expect(200);
    await keep({ application: 180, 'hired-application': null });
    expect(await areKept(90)).toEqual([true, true]);
    expect(await areKept(180)).toEqual([true, false]);
    expect(await areKept(181)).toEqual([false, false]);
    await keep({ application: 179 });
    expect(await areKept(90)).toEqual([true, false]);
    await keep({ application: null, 'hired-application': 90 });
    expect(await areKept(90)).toEqual([true, false]);
    expect(await areKept(91)).toEqual([false, false]);
    await keep({ 'hired-application': null });
    expect(await areKept(366)).toEqual([true, true]);
  });

  it('is made for no day after the last', () =>
    callAdmin(api, 'get', '/api/admin/reports/answers?from=2026-03-02&to=2026-03-01', { cookie: hr }).expect(400));
});
