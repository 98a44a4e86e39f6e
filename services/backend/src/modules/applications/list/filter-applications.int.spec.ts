import request from 'supertest';
import { addApplication, addResume } from '../../../../test/add-application';
import { cookieFor } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';
import { Values } from '../../../platform/database/statement';
import { orderBy } from './filter-applications';

let api: TestApi;
let hr: string;
let general: string;
const ids: Record<string, string> = {};
let post: string;

beforeAll(async () => {
  api = await startApi();
  [hr, general] = [await cookieFor(api, 'hr'), await cookieFor(api, 'general')];
  for (const name of ['A', 'B', 'C', 'D']) ids[name] = (await addApplication(api, { name })).id;
  const set = (name: string, columns: string, ...values: unknown[]) =>
    api.sql(`UPDATE applications SET ${columns} WHERE id = $1`, [ids[name], ...values]);
  [{ id: post }] = (await api.sql<{ id: string }>(
    `INSERT INTO job_posts (title, para, location) VALUES ('Tester', 'Tests.', 'Noida') RETURNING id`,
  )) as [{ id: string }];
  await set('A', `stage = 'interview', created_at = '2026-01-01T00:00:00Z', job_post_id = $2`, post);
  await set('B', `stage = 'new', created_at = '2026-01-02T00:00:00Z', source = '{"utm_source":"linkedin"}'`);
  await set(
    'C',
    `stage = 'hired', stage_since = '2026-02-01T00:00:00Z', created_at = '2026-01-03T00:00:00Z', source = '{"ref":"newsletter"}'`,
  );
  await set('D', `standing = 'held', held_for = '{honeypot}', created_at = '2026-01-04T00:00:00Z'`);
  await addResume(api, ids['A']!);
});
afterAll(() => api.stop());

const list = (query: Record<string, unknown>, cookie = hr) =>
  request(api.url)
    .get('/api/admin/applications')
    .query(Object.fromEntries(Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)])))
    .set('Cookie', cookie);
const namesBy = async (filter: object, sort: [string, string] = ['name', 'ASC']) =>
  (await list({ filter, sort }).expect(200)).body.map(({ name }: { name: string }) => name).join('');

describe('The list of applications', () => {
  it.each([
    [{}, 'ABC'],
    [{ stage: 'interview' }, 'A'],
    [{ stage: ['new', 'hired'] }, 'BC'],
    [{ standing: 'held' }, 'D'],
    [{ standing: ['clear', 'held', 'discarded'] }, 'ABCD'],
    [{ standing: 'discarded' }, ''],
    [{ source: 'linkedin' }, 'B'],
    [{ source: 'newsletter' }, 'C'],
    [{ hasResume: true }, 'A'],
    [{ hasResume: 'no' }, 'BC'],
    [{ from: '2026-01-02T00:00:00Z' }, 'BC'],
    [{ to: '2026-01-02T00:00:00Z' }, 'A'],
    [{ from: '2026-01-02T00:00:00Z', to: '2026-01-02T05:30:00.001+05:30' }, 'B'],
    [{ stage: 'hired', stageSince: '2026-02-01T00:00:00Z' }, 'C'],
    [{ stage: 'hired', stageSince: '2026-02-01T00:00:01Z' }, ''],
    [{ experience: '1-2 years' }, 'ABC'],
    [{ experience: '9 years' }, ''],
    [{ yearsFrom: 1, yearsTo: '1' }, 'ABC'],
    [{ yearsFrom: 1.5 }, ''],
    [{ yearsTo: 0.5 }, ''],
    [{ stage: 'new', source: 'linkedin', hasResume: false }, 'B'],
  ])('narrowed by %j holds %s', async (filter, expected) => {
    expect(await namesBy(filter)).toBe(expected);
  });

  it.each([
    { stage: [] },
    { stage: 'lost' },
    { stage: ['new', 'lost'] },
    { standing: 7 },
    { from: '2026-01-02' },
    { from: 'yesterday' },
    { from: '2026-02-31T00:00:00Z' },
    { hasResume: 'perhaps' },
    { jobPost: 'x' },
    { source: ['x'] },
    { experience: 'a\0' },
    { apply: '\ud800' },
    { yearsFrom: 'many' },
    { yearsFrom: -1 },
    { yearsTo: null },
    { yearsTo: 1e9 },
  ])('is refused with a clear 400 for the filter %j', async (filter) => {
    expect((await list({ filter }).expect(400)).body.errors).toHaveProperty('filter');
  });

  it('can be narrowed to a job post, and tells its title', async () => {
    const { body } = await list({ filter: { jobPost: post } }).expect(200);
    expect(body).toMatchObject([{ name: 'A', jobPost: { id: post, title: 'Tester' } }]);
  });

  it('shows held ones to who asks for them by id', async () => {
    const { body } = await list({ filter: { id: [ids['D']] } }).expect(200);
    expect(body).toMatchObject([{ name: 'D', standing: 'held', heldFor: ['honeypot'] }]);
  });

  it('can be sorted by stage, in the order of the pipeline', async () => {
    expect(await namesBy({}, ['stage', 'ASC'])).toBe('BAC');
    expect(await namesBy({}, ['stage', 'DESC'])).toBe('CAB');
  });

  it('can be sorted by years of experience, as numbers, and narrowed by them: the first number of a text counts, none is none', async () => {
    const most = '9'.repeat(150);
    const experiences = [
      '10',
      '4.5',
      '2',
      '3-5 years',
      'Fresher',
      'Less than 1 year',
      '12+ years',
      '1e9 years',
      'More than 7.5 years',
      most,
    ];
    for (const experience of experiences) await addApplication(api, { experience, apply: 'Sorted by years' });
    const sortedExperiences = async (order: string) =>
      (await list({ filter: { apply: 'Sorted by years' }, sort: ['experience', order] }).expect(200)).body.map(
        ({ experience }: { experience: string }) => experience,
      );
    const years = [
      'Fresher',
      'Less than 1 year',
      '1e9 years',
      '2',
      '3-5 years',
      '4.5',
      'More than 7.5 years',
      '10',
      '12+ years',
      most,
    ];
    expect(await sortedExperiences('ASC')).toEqual(years);
    expect(await sortedExperiences('DESC')).toEqual(years.toReversed());
    const between = await list({ filter: { apply: 'Sorted by years', yearsFrom: 0.5, yearsTo: 4.5 } }).expect(200);
    expect(between.body).toHaveLength(5);
    await api.sql(`DELETE FROM applications WHERE apply = 'Sorted by years'`);
  });

  it('reads a page by years of experience from an index', async () => {
    await api.sql(`INSERT INTO applications (reference, name, email, apply, experience)
      SELECT regexp_replace(lpad(n::text, 8, '0'), '(....)(....)', 'FD-\\1-\\2'), 'Y', 'y@mail.example', 'Java Developer', n % 40
      FROM generate_series(1, 3000) n`);
    await api.sql('ANALYZE applications');
    const years = orderBy('experience', 'ASC').sql(new Values());
    const plan = await api.sql(
      `EXPLAIN SELECT a.id, ${years} AS key FROM applications a WHERE a.standing = 'clear' ORDER BY key, a.id LIMIT 25`,
    );
    expect(JSON.stringify(plan)).toContain('Index Only Scan using applications_clear_by_least_years');
    await api.sql(`DELETE FROM applications WHERE email = 'y@mail.example'`);
  });

  it('knows of duplicates for HR alone', async () => {
    const [a, b] = [ids['A']!, ids['B']!].toSorted();
    await api.sql(`INSERT INTO duplicate_links (a, b, reasons) VALUES ($1, $2, '{email}')`, [a, b]);
    expect(await namesBy({ duplicate: 'yes' })).toBe('AB');
    expect(await namesBy({ duplicate: false })).toBe('C');
    const alsoApplied = async (cookie: string) =>
      (await list({ filter: { id: ids['A'] } }, cookie)).body[0].alsoApplied;
    expect(await alsoApplied(hr)).toBe(1);
    expect(await alsoApplied(general)).toBeNull();
    await list({ filter: { duplicate: 'yes' } }, general).expect(400);
    await api.sql(`UPDATE duplicate_links SET state = 'unlinked', "by" = uuidv7()`);
    expect(await namesBy({ duplicate: 'yes' })).toBe('');
    expect(await alsoApplied(hr)).toBe(0);
  });

  it('counts exactly up to 10,000, and beyond says that it does not', async () => {
    await api.sql(`INSERT INTO applications (reference, name, email, apply, experience)
      SELECT regexp_replace(lpad(n::text, 8, '0'), '(....)(....)', 'FD-\\1-\\2'), 'Z', 'z@mail.example', 'Java Developer', '9'
      FROM generate_series(1, 10001) n`);
    const exact = await list({ filter: { apply: 'Java Developer', stage: 'hired' } }).expect(200);
    expect(exact.headers).not.toHaveProperty('x-total-is-estimate');
    const { headers } = await list({ range: [0, 24] }).expect(200);
    expect(headers['x-total-is-estimate']).toBe('true');
    expect(Number(headers['content-range']?.split('/')[1])).toBeGreaterThan(10_000);
    const last = await list({ range: [10_000, 10_024] }).expect(200);
    expect(last.headers['content-range']).toBe('applications 10000-10003/10004');
    await api.sql(`DELETE FROM applications WHERE experience = '9'`);
  });
});
