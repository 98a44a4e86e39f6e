import { addApplication } from '../../../../test/add-application';
import { callAdmin } from '../../../../test/call-admin';
import { cookieFor } from '../../../../test/sign-in';
import { startApi, type TestApi } from '../../../../test/start-api';

let api: TestApi;
let hr: string;
let general: string;
beforeAll(async () => {
  api = await startApi({ COMPANY_TIME_ZONE: 'Asia/Kolkata' });
  [hr, general] = [await cookieFor(api, 'hr'), await cookieFor(api, 'general')];
});
afterAll(() => api.stop());

type Filter = Record<string, unknown>;
const days = '?from=2026-03-11&to=2026-03-12';
const report = async (name: string, cookie = hr) =>
  (await callAdmin(api, 'get', `/api/admin/reports/${name}${days}`, { cookie }).expect(200)).body;

/** How many the list with a filter has, by its own answer. */
async function sizeOf(filter: Filter, list = 'applications', cookie = hr): Promise<number> {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,0]' });
  const { headers } = await callAdmin(api, 'get', `/api/admin/${list}?${query.toString()}`, { cookie }).expect(200);
  return Number(headers['content-range']?.split('/')[1]);
}

/** Two days of a company, the two before them, and beside each what must not count. */
async function seed(): Promise<void> {
  const add = async (createdAt: string, values: string, apply = 'Java Developer') => {
    const { id } = await addApplication(api, { createdAt, apply });
    await api.sql(`UPDATE applications SET ${values} WHERE id = $1`, [id]);
    return id;
  };
  const clear = `standing = 'clear'`;
  // In India, half past six in the evening of UTC is midnight.
  await add('2026-03-10T18:30:00Z', `${clear}, source = '{"utm_source":"fair","ref":"campus"}'`);
  await add('2026-03-12T18:29:59.999Z', `stage = 'rejected', reached_stages = 7`);
  await add('2026-03-11T12:00:00Z', `later_until = now() + interval '9 days'`, 'UI/UX Designer');
  await add('2026-03-11T12:00:00Z', `standing = 'held'`);
  await add('2026-03-12T18:30:00Z', clear);
  await add('2026-03-10T18:29:59.999Z', clear);
  await add('2026-03-09T12:00:00Z', `${clear}, source = '{"ref":"campus"}'`, 'UI/UX Designer');
  await add('2026-03-08T12:00:00Z', clear);
  const [post] = await api.sql<{ id: string }>(
    `INSERT INTO job_posts (title, para, location) VALUES ('Tester', 'Tests.', 'Noida') RETURNING id`,
  );
  const [referral] = await api.sql<{ id: string }>(
    `INSERT INTO referrals (job_post_id, name, code) VALUES ($1, 'Meera Rao', 'abcdefgh23') RETURNING id`,
    [post!.id],
  );
  await add(
    '2025-12-01T12:00:00Z',
    `stage = 'hired', stage_since = '2026-03-11T12:00:00Z', referral_id = '${referral!.id}', source = '{"ref":"abcdefgh23"}'`,
  );
  await add('2025-12-02T12:00:00Z', `stage = 'hired', stage_since = '2026-03-12T18:30:00Z'`);
  await add('2025-12-03T12:00:00Z', `stage = 'hired', stage_since = '2026-03-09T12:00:00Z'`);
}

describe('A report on what was received', () => {
  beforeAll(seed);

  it('stands beside the days before it, as many', async () => {
    const body = await report('applications');
    expect(body).toMatchObject({ before: { from: '2026-03-09', to: '2026-03-10' }, total: 3, totalBefore: 2 });
    expect(body.perPosition).toMatchObject([
      { position: 'Java Developer', count: 2, before: 1 },
      { position: 'UI/UX Designer', count: 1, before: 1 },
    ]);
  });

  it('tells of each origin how many came, and who was hired in these days, whenever they came', async () => {
    const { perOrigin } = await report('applications');
    expect(perOrigin).toMatchObject([
      { kind: 'untold', name: null, count: 2, before: 1, hires: 0, hiresBefore: 1 },
      { kind: 'source', name: 'fair', count: 1, before: 0, hires: 0, hiresBefore: 0 },
      { kind: 'source', name: 'campus', count: 0, before: 1, hires: 0, hiresBefore: 0 },
      { kind: 'referral', name: null, count: 0, before: 0, hires: 1, hiresBefore: 0 },
    ]);
  });

  it('has of each bar exactly as many as the list behind it, with those that are put off', async () => {
    const { perDay, perPosition, perOrigin, total, totalBefore, filter, beforeFilter } = await report('applications');
    const { stages } = await report('stages');
    const bars: [count: number, filter: Filter][] = [
      [total, filter],
      [totalBefore, beforeFilter],
      ...[...perPosition, ...perOrigin].map((bar: { before: number; filter: Filter }): [number, Filter] => [
        bar.before,
        { ...bar.filter, ...beforeFilter },
      ]),
      ...perDay.map((bar: { before: number; beforeFilter: Filter }) => [bar.before, bar.beforeFilter]),
      ...[...perDay, ...perPosition, ...perOrigin].map((bar: { count: number; filter: Filter }) => [
        bar.count,
        bar.filter,
      ]),
      ...perOrigin.map((bar: { hires: number; hiresFilter: Filter }) => [bar.hires, bar.hiresFilter]),
      ...perOrigin.map((bar: { hiresBefore: number; hiresBeforeFilter: Filter }) => [
        bar.hiresBefore,
        bar.hiresBeforeFilter,
      ]),
      ...stages.map((bar: { now: number; nowFilter: Filter }) => [bar.now, bar.nowFilter]),
      ...stages.map((bar: { reached: number; reachedFilter: Filter }) => [bar.reached, bar.reachedFilter]),
      ...stages.map((bar: { reachedBefore: number; reachedBeforeFilter: Filter }) => [
        bar.reachedBefore,
        bar.reachedBeforeFilter,
      ]),
    ];
    expect(bars).toHaveLength(2 + 2 + 4 + 2 + 2 + 2 + 4 + 4 + 4 + 7 + 7 + 7);
    for (const [count, one] of bars) expect([await sizeOf(one), one]).toEqual([count, one]);
    expect(stages.map(({ reached }: { reached: number }) => reached)).toEqual([3, 1, 1, 0, 0, 1, 0]);
  });

  it('has of each week, and of each position in it, as many as the list behind it, beside the same days of before, empty weeks as well', async () => {
    // Sixteen days: no whole weeks, so that a day of the days before is another one of its week.
    const query = '?from=2026-02-25&to=2026-03-12';
    const { id } = await addApplication(api, { createdAt: '2026-02-20T12:00:00Z', apply: 'UI/UX Designer' });
    const { body } = await callAdmin(api, 'get', `/api/admin/reports/applications${query}`, { cookie: hr }).expect(200);
    const { perWeek, perPosition, total, totalBefore } = body;
    expect(perWeek).toMatchObject([
      { first: '2026-02-25', last: '2026-03-01', count: 0, before: 0, positions: [] },
      {
        first: '2026-03-02',
        last: '2026-03-08',
        count: 1,
        before: 1,
        positions: [
          { position: 'Java Developer', count: 1, before: 0 },
          { position: 'UI/UX Designer', count: 0, before: 1 },
        ],
      },
      {
        first: '2026-03-09',
        last: '2026-03-12',
        count: 5,
        before: 0,
        positions: [
          { position: 'Java Developer', count: 3, before: 0 },
          { position: 'UI/UX Designer', count: 2, before: 0 },
        ],
      },
    ]);
    expect(perWeek.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(total);
    expect(perWeek.reduce((sum: number, { before }: { before: number }) => sum + before, 0)).toBe(totalBefore);
    for (const week of perWeek) {
      expect(await sizeOf(week.filter)).toBe(week.count);
      expect(await sizeOf(week.beforeFilter)).toBe(week.before);
      for (const { position, filter } of perPosition) {
        const cell = week.positions.find((one: { position: string }) => one.position === position);
        expect(await sizeOf({ ...filter, ...week.filter })).toBe(cell?.count ?? 0);
        expect(await sizeOf({ ...filter, ...week.beforeFilter })).toBe(cell?.before ?? 0);
      }
    }
    await api.sql('DELETE FROM applications WHERE id = $1', [id]);
  });

  it('has of each post and of each colleague, in any case of the name, as many as the list behind it', async () => {
    const [referral] = await api.sql<{ id: string; post: string }>('SELECT id, job_post_id AS post FROM referrals');
    const { id } = await addApplication(api, { createdAt: '2026-03-11T12:00:00Z' });
    await api.sql('UPDATE applications SET referral_id = $2, job_post_id = $3 WHERE id = $1', [
      id,
      referral!.id,
      referral!.post,
    ]);
    const { id: another } = await addApplication(api, { createdAt: '2026-03-11T12:00:00Z' });
    await api.sql(
      `WITH link AS (INSERT INTO referrals (job_post_id, name, code) VALUES ($2, 'meera RAO', 'abcdefgh24') RETURNING id)
       UPDATE applications SET referral_id = link.id FROM link WHERE applications.id = $1`,
      [another, referral!.post],
    );
    const { id: former } = await addApplication(api, { createdAt: '2026-03-09T12:00:00Z' });
    await api.sql('UPDATE applications SET referral_id = $2, job_post_id = $3 WHERE id = $1', [
      former,
      referral!.id,
      referral!.post,
    ]);
    const { perPost, perReferrer, beforeFilter } = await report('applications');
    expect(perPost).toMatchObject([{ title: 'Tester', applications: 1, applicationsBefore: 1 }]);
    expect(perReferrer).toMatchObject([{ name: expect.stringMatching(/^meera rao$/i), count: 2, before: 1 }]);
    expect([await sizeOf(perPost[0].filter), await sizeOf(perReferrer[0].filter)]).toEqual([1, 2]);
    for (const { filter } of [perPost[0], perReferrer[0]]) expect(await sizeOf({ ...filter, ...beforeFilter })).toBe(1);
    expect(await sizeOf({ referrer: 'Meera' })).toBe(0);
    await callAdmin(api, 'get', `/api/admin/applications?filter={"referrer":"Meera Rao"}`, { cookie: general }).expect(
      400,
    );
    await api.sql('DELETE FROM applications WHERE id = ANY($1)', [[id, another, former]]);
    await api.sql(`DELETE FROM referrals WHERE code = 'abcdefgh24'`);
  });

  it('has all numbers of an origin with a hire also where a hundred others come before it', async () => {
    await api.sql(`INSERT INTO applications (reference, name, email, apply, experience, created_at, stage, stage_since, source)
      SELECT regexp_replace(lpad(n::text, 8, '0'), '(....)(....)', 'FD-\\1-\\2'), 'Z', 'z@mail.example', 'Java Developer', '1',
        '2019-05-01T12:00:00Z', CASE WHEN n = 203 THEN 'hired' ELSE 'new' END, '2019-05-01T12:00:00Z',
        jsonb_build_object('utm_source', 'origin-' || (n / 2)) FROM generate_series(2, 203) n WHERE n <> 202`);
    const { body } = await callAdmin(api, 'get', '/api/admin/reports/applications?from=2019-05-01&to=2019-05-02', {
      cookie: hr,
    }).expect(200);
    expect(body.perOrigin).toHaveLength(101);
    const rare = body.perOrigin.at(-1);
    expect(rare).toMatchObject({ name: 'origin-101', count: 1, hires: 1 });
    expect([await sizeOf(rare.filter), await sizeOf(rare.hiresFilter)]).toEqual([1, 1]);
    await api.sql("DELETE FROM applications WHERE name = 'Z'");
  });

  it('has of each bar of enquiries as many as their list, beside the days before', async () => {
    await api.sql(`INSERT INTO contact_messages (reference, name, email, number, message, created_at, source, standing) VALUES
      ('FD-AAAA-AAAA', 'A', 'a@mail.example', '1', 'x', '2026-03-10T18:30:00Z', '{"utm_source":"fair","ref":"x"}', 'clear'),
      ('FD-AAAA-AAAB', 'B', 'b@mail.example', '1', 'x', '2026-03-11T18:30:00Z', NULL, 'clear'),
      ('FD-AAAA-AAAC', 'C', 'c@mail.example', '1', 'x', '2026-03-11T18:30:00Z', NULL, 'held'),
      ('FD-AAAA-AAAD', 'D', 'd@mail.example', '1', 'x', '2026-03-10T18:29:59Z', '{"ref":"fair"}', 'clear')`);
    const { perDay, perSource, totalsBefore, beforeFilter } = await report('enquiries', general);
    expect(totalsBefore).toEqual({ consultations: 0, homeEnquiries: 0, contactMessages: 1 });
    expect(perSource).toMatchObject([
      { name: 'fair', count: 1, before: 1 },
      { name: null, count: 1, before: 0 },
    ]);
    for (const { count, filter } of perSource)
      expect([await sizeOf(filter, 'all-enquiries', general), filter]).toEqual([count, filter]);
    for (const { before, filter } of perSource)
      expect(await sizeOf({ ...filter, ...beforeFilter }, 'all-enquiries', general)).toBe(before);
    expect(perDay.map(({ before }: { before: object }) => before)).toEqual([
      { consultations: 0, homeEnquiries: 0, contactMessages: 0 },
      { consultations: 0, homeEnquiries: 0, contactMessages: 1 },
    ]);
    for (const { before, beforeFilter: one } of perDay)
      expect(await sizeOf({ ...one, kind: 'contact-message' }, 'all-enquiries', general)).toBe(before.contactMessages);
    for (const { contactMessages, filter } of perDay) {
      const one = { ...filter, kind: 'contact-message' };
      expect([await sizeOf(one, 'all-enquiries', general), one]).toEqual([contactMessages, one]);
    }
  });
});
