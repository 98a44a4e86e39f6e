import { addApplication } from '../../../test/add-application';
import { callAdmin } from '../../../test/call-admin';
import { configFor } from '../../../test/config-for';
import { cookieFor } from '../../../test/sign-in';
import { type TestApi, startApi } from '../../../test/start-api';
import { Database } from '../../platform/database/database';
import type { Schedule } from '../../platform/schedule/schedule';
import { dayIn } from '../../platform/wall-clock';
import { KeepCalendar } from './keep-calendar';
import { dayAfter } from './working-days';

const ZONE = 'Asia/Kolkata';
const path = '/api/admin/calendar';

let api: TestApi;
let hr: string;
beforeEach(async () => {
  api = await startApi();
  hr = await cookieFor(api, 'hr');
});
afterEach(() => api.stop());

const read = async () => (await callAdmin(api, 'get', path, { cookie: hr }).expect(200)).body;
const save = (body: unknown, ifMatch = '') => callAdmin(api, 'put', path, { cookie: hr, ifMatch, body });
const usual = { weekend: [6, 7], holidays: [{ day: '2026-10-02', name: 'Gandhi Jayanti' }], figurePublished: false };
const days = async (first: string, last: string) =>
  (
    await api.sql<{ day: string }>('SELECT day::text FROM working_days WHERE day BETWEEN $1 AND $2 ORDER BY day', [
      first,
      last,
    ])
  ).map(({ day }) => day);
const dueOf = async (id: string) =>
  (await api.sql<{ due: Date | null }>('SELECT answer_due_at AS due FROM applications WHERE id = $1', [id]))[0]!.due;
/** The next days on which the company works. */
const nextDays = async (count: number) =>
  (await days(dayAfter(dayIn(ZONE)), dayAfter(dayIn(ZONE), 60))).slice(0, count);

describe('The company’s calendar', () => {
  it('begins with the weekend and the national holidays of India', async () => {
    const calendar = await read();
    expect(calendar).toMatchObject({ weekend: [6, 7], timeZone: ZONE, answerDays: 5, figurePublished: false });
    expect(calendar.holidays.slice(0, 3)).toEqual([
      { day: '2026-01-26', name: 'Republic Day' },
      { day: '2026-08-15', name: 'Independence Day' },
      { day: '2026-10-02', name: 'Gandhi Jayanti' },
    ]);
    expect(await days('2026-09-30', '2026-10-07')).toEqual([
      '2026-09-30',
      '2026-10-01',
      '2026-10-05',
      '2026-10-06',
      '2026-10-07',
    ]);
  });

  it('has the days of its migration where the code has them, to the millisecond', async () => {
    const all = `SELECT day::text, starts_at, ends_at FROM working_days WHERE day BETWEEN '2025-01-01' AND '2028-06-30' ORDER BY day`;
    const before = await api.sql(all);
    expect(before.length).toBeGreaterThan(800);
    const { weekend, holidays, figurePublished } = await read();
    await api.sql('DELETE FROM working_days');
    await save({ weekend, holidays, figurePublished }).expect(200);
    expect(await api.sql(all)).toEqual(before);
  });

  it('is saved in the order of days, over the version that was read, and put on record', async () => {
    const holidays = [
      { day: '2026-12-25', name: ' Christmas ' },
      { day: '2026-10-02', name: 'Gandhi Jayanti' },
    ];
    const { body, headers } = await save({ weekend: [7, 5], holidays, figurePublished: true }, '"1"').expect(200);
    expect(headers['etag']).toBe('"2"');
    expect(body).toMatchObject({ weekend: [5, 7], figurePublished: true, version: 2, movedDates: 0 });
    expect(body.holidays).toEqual([usual.holidays[0], { day: '2026-12-25', name: 'Christmas' }]);
    expect((await save(usual, '"1"').expect(412)).body.code).toBe('changed_meanwhile');
    const [entry] = await api.sql<{ details: { after: unknown } }>(
      `SELECT details FROM audit_log WHERE action = 'calendar.updated'`,
    );
    expect(entry!.details).toMatchObject({
      before: { weekend: [6, 7] },
      after: { weekend: [5, 7], figurePublished: true },
    });
  });

  it('moves the dates of those who still wait, and of nobody whose day is over', async () => {
    const [first] = await nextDays(1);
    const open = await addApplication(api);
    const late = await addApplication(api, { createdAt: '2026-01-05T00:00:00Z' });
    const [openBefore, lateBefore] = [await dueOf(open.id), await dueOf(late.id)];
    const { body } = await save({ ...usual, holidays: [{ day: first, name: 'Closed' }] }).expect(200);
    expect(body.movedDates).toBe(1);
    expect((await dueOf(open.id))!.getTime()).toBeGreaterThan(openBefore!.getTime());
    await save({ ...usual, holidays: [{ day: '2026-01-07', name: 'Closed, as it turns out' }] }).expect(200);
    expect(await dueOf(open.id)).toEqual(openBefore);
    expect(await dueOf(late.id)).toEqual(lateBefore);
    await callAdmin(api, 'post', `/api/admin/applications/${late.id}/stage`, {
      cookie: hr,
      body: { stage: 'screening' },
    }).expect(200);
    expect(await dueOf(late.id)).toEqual(lateBefore);
  });

  it('makes nobody late by an edit', async () => {
    const { id } = await addApplication(api, { createdAt: `${dayAfter(dayIn(ZONE), -9)}T12:00:00Z` });
    const closed = await days(dayAfter(dayIn(ZONE), -8), dayIn(ZONE));
    await save({ ...usual, holidays: closed.map((day) => ({ day, name: 'Closed' })) }).expect(200);
    // As if it had come while these days were off.
    await api.sql(`UPDATE applications SET answer_due_at = answer_due_from(answer_from) WHERE id = $1`, [id]);
    expect((await dueOf(id))!.getTime()).toBeGreaterThan(Date.now());
    await save({ ...usual, weekend: [] }).expect(200);
    expect((await dueOf(id))!.getTime()).toBeGreaterThan(Date.now());
  });

  it.each([
    [{ ...usual, weekend: [1, 2, 3, 4, 5, 6, 7] }, 'weekend'],
    [{ ...usual, weekend: [0] }, 'weekend'],
    [{ ...usual, weekend: [6, 6] }, 'weekend'],
    [{ ...usual, weekend: '6' }, 'weekend'],
    [{ ...usual, holidays: [{ day: '2026-02-30', name: 'Never' }] }, 'holidays'],
    [{ ...usual, holidays: [{ day: '2026-02-03', name: ' ' }] }, 'holidays'],
    [{ ...usual, holidays: [usual.holidays[0], usual.holidays[0]] }, 'holidays'],
    [{ ...usual, holidays: [{ day: '2026-02-03', name: 'x', more: 1 }] }, 'holidays'],
    [{ ...usual, holidays: 'none' }, 'holidays'],
    [{ ...usual, figurePublished: 'yes' }, 'figurePublished'],
    [
      {
        ...usual,
        holidays: Array.from({ length: 60 }, (_, at) => ({ day: dayAfter('2027-03-01', at), name: 'Closed' })),
      },
      'holidays',
    ],
  ])('is not saved as %j', async (body, field) => {
    expect(Object.keys((await save(body).expect(400)).body.errors)).toEqual([field]);
    expect((await read()).version).toBe(1);
  });

  it('follows the company’s time zone, and dates of answers with it', async () => {
    const { id } = await addApplication(api);
    const before = await dueOf(id);
    const config = configFor({ COMPANY_TIME_ZONE: 'America/New_York' });
    const keep = new KeepCalendar(api.app.get(Database), config, { every: () => undefined } as unknown as Schedule);
    await keep.run();
    expect(await read()).toMatchObject({ timeZone: 'America/New_York', version: 1 });
    const after = await dueOf(id);
    expect(after).not.toEqual(before);
    expect(dayIn('America/New_York', after!)).not.toBe(dayIn('America/New_York', new Date(after!.getTime() + 1)));
  });

  it('reaches ahead, however long ago it was saved', async () => {
    await api.sql(`DELETE FROM working_days WHERE day > now() + interval '20 days'`);
    const keep = new KeepCalendar(api.app.get(Database), configFor({}), {
      every: () => undefined,
    } as unknown as Schedule);
    await keep.run();
    expect(await days(dayAfter(dayIn(ZONE), 420), dayAfter(dayIn(ZONE), 430))).not.toEqual([]);
  });
});
