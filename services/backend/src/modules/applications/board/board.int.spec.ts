import { isLongForm } from '../../../../test/extent';
import { addApplication } from '../../../../test/add-application';
import { callAdmin } from '../../../../test/call-admin';
import { cookieFor } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';
import { applicationStages } from '../application.facts';
import type { BoardCardsView, BoardView } from './board.view';

let api: TestApi;
let hr: string;
beforeAll(async () => {
  api = await startApi();
  hr = await cookieFor(api, 'hr');
});
afterAll(() => api.stop());
beforeEach(() => api.sql('TRUNCATE applications, audit_log CASCADE'));

const get = (path: string) => callAdmin(api, 'get', path, { cookie: hr });
const query = ({ after, ...values }: Record<string, unknown>) =>
  new URLSearchParams({
    ...Object.fromEntries(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)])),
    ...(typeof after === 'string' && { after }),
  }).toString();
const boardOf = async (values: Record<string, unknown> = {}) =>
  (await get(`/api/admin/board?${query(values)}`).expect(200)).body as BoardView;
const columnOf = async (stage: string, values: Record<string, unknown> = {}) =>
  (await boardOf(values)).columns.find((column) => column.stage === stage)!;
const moreOf = async (stage: string, values: Record<string, unknown>) =>
  (await get(`/api/admin/board/${stage}?${query(values)}`).expect(200)).body as BoardCardsView;
const namesOf = ({ cards }: BoardCardsView) => cards.map(({ name }) => name);

/** People of one stage, the first one being the newest. */
const addMany = (count: number, stage = 'new', prefix = 'Person') =>
  api.sql(
    `INSERT INTO applications (reference, name, email, apply, experience, stage, created_at)
     SELECT 'FD-' || upper(substr(md5($2 || i), 1, 4)) || '-' || upper(substr(md5($2 || i), 5, 4)), $2 || ' ' || lpad(i::text, 5, '0'),
       'p' || i || '@mail.example', 'Java Developer', '1-2 years', $3, now() - i * interval '1 minute'
     FROM generate_series(1, $1::int) i`,
    [count, prefix, stage],
  );
const setStage = (name: string, stage: string) =>
  api.sql('UPDATE applications SET stage = $2 WHERE name = $1', [name, stage]);
const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `Person ${String(from + index).padStart(5, '0')}`);

describe('The board', () => {
  it('has a column for each stage with its number, and the cards in the order of the list', async () => {
    const at = (day: number) => new Date(Date.UTC(2026, 0, day)).toISOString();
    for (const [name, day] of [
      ['Asha', 2],
      ['Rohan', 3],
      ['Priya', 1],
    ] as const)
      await addApplication(api, { name, createdAt: at(day) });
    await setStage('Priya', 'offer');
    const { columns, onlySimilar } = await boardOf();
    expect(columns.map(({ stage }) => stage)).toEqual([...applicationStages]);
    expect(columns.map(({ total }) => total)).toEqual([2, 0, 0, 1, 0, 0, 0]);
    expect(columns.map(namesOf)).toEqual([['Rohan', 'Asha'], [], [], ['Priya'], [], [], []]);
    expect(columns.every(({ next, isMore }) => next === null && !isMore)).toBe(true);
    expect(onlySimilar).toBe(false);
    expect(namesOf(await columnOf('new', { sort: ['name', 'ASC'] }))).toEqual(['Asha', 'Rohan']);
  });

  it('says which stages have a text for applicants', async () => {
    const { columns } = await boardOf();
    expect(columns.filter(({ hasMail }) => hasMail).map(({ stage }) => stage)).toEqual([
      'screening',
      'interview',
      'offer',
      'rejected',
    ]);
  });

  it('shows a card as the list shows its row', async () => {
    const { id } = await addApplication(api);
    const row = (await get(`/api/admin/applications/${id}`).expect(200)).body as Record<string, unknown>;
    const [card] = (await columnOf('new')).cards;
    expect(card).toEqual(Object.fromEntries(Object.keys(card!).map((key) => [key, row[key]])));
  });

  it('keeps to the filter of the list: without held ones and those that are put off, and with its stages alone', async () => {
    await addMany(4);
    await api.sql("UPDATE applications SET standing = 'held', held_for = '{x}' WHERE name = 'Person 00001'");
    await api.sql("UPDATE applications SET later_until = now() + interval '1 day' WHERE name = 'Person 00002'");
    await api.sql("UPDATE applications SET apply = 'Project Manager' WHERE name = 'Person 00003'");
    expect(namesOf(await columnOf('new'))).toEqual(['Person 00003', 'Person 00004']);
    expect(namesOf(await columnOf('new', { filter: { apply: 'Project Manager' } }))).toEqual(['Person 00003']);
    const { columns } = await boardOf({ filter: { stage: ['offer', 'new'] } });
    expect(columns.map(({ stage, total }) => [stage, total])).toEqual([
      ['new', 2],
      ['offer', 0],
    ]);
  });

  it('says where nothing matches a search but similar names', async () => {
    await addApplication(api, { name: 'Mohammed Ali' });
    expect(await boardOf({ filter: { q: 'Mohamed Ali' } })).toMatchObject({ onlySimilar: true });
  });

  // The board counts with the SQL of the list, whose limit filter-applications.int.spec.ts proves in each run.
  (isLongForm ? it : it.skip)(
    'counts to 10,000 and says that there are more',
    async () => {
      await addMany(10_001);
      expect(await columnOf('new')).toMatchObject({ total: 10_000, isMore: true });
    },
    60_000,
  );

  it('does not count what no index answers', async () => {
    await addMany(61);
    expect(await columnOf('new', { filter: { hasResume: false } })).toMatchObject({ total: 60, isMore: true });
  });
});

describe('The rest of a column', () => {
  it('comes after the last card that is shown, no card twice and none left out, also when cards leave the column or come to it', async () => {
    await addMany(130);
    await addMany(1, 'screening', 'Other');
    const first = await columnOf('new');
    expect([first.total, namesOf(first)]).toEqual([130, numbered(1, 60)]);
    // The last card itself leaves, one before it, too, and somebody newer comes.
    for (const name of ['Person 00060', 'Person 00010']) await setStage(name, 'screening');
    await setStage('Other 00001', 'new');
    const second = await moreOf('new', { after: first.next });
    expect(namesOf(second)).toEqual(numbered(61, 120));
    const third = await moreOf('new', { after: second.next });
    expect(namesOf(third)).toEqual(numbered(121, 130));
    expect(third.next).toBeNull();
  });

  it.each([
    ['createdAt', 'ASC'],
    ['name', 'DESC'],
    ['experience', 'ASC'],
    ['answerDueAt', 'ASC'],
    ['stage', 'DESC'],
  ])('goes on in the order %s %s', async (field, order) => {
    await addMany(70);
    const sort = [field, order];
    const all = namesOf(await columnOf('new', { sort, shown: { new: 120 } }));
    const first = await columnOf('new', { sort });
    const second = await moreOf('new', { sort, after: first.next });
    expect(all).toHaveLength(70);
    expect([...namesOf(first), ...namesOf(second)]).toEqual(all);
  });

  it('goes on among the hits of a search, the best first', async () => {
    await addMany(70);
    const place = { sort: ['relevance', 'DESC'], filter: { q: 'person' } };
    const first = await columnOf('new', place);
    const second = await moreOf('new', { ...place, after: first.next });
    expect(new Set([...namesOf(first), ...namesOf(second)]).size).toBe(70);
  });

  it('comes at once where it was shown before', async () => {
    await addMany(130);
    expect((await columnOf('new', { shown: { new: 120 } })).cards).toHaveLength(120);
  });

  it('is refused for a mark that no answer gave, a stage that is none and numbers out of range', async () => {
    const mark = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const id = '01890000-0000-7000-8000-000000000000';
    for (const after of ['', 'x', mark(['2026-01-01', 'x']), mark(['no time', id]), mark(['2026-99-99', id]), mark({})])
      expect((await get(`/api/admin/board/new?${query({ after })}`).expect(400)).body.errors).toHaveProperty('after');
    await get(`/api/admin/board/somewhere?${query({ after: mark(['2026-01-01', id]) })}`).expect(404);
    for (const shown of [{ new: 10 }, { new: 601 }, { somewhere: 60 }, [60], { new: '60' }])
      expect((await get(`/api/admin/board?${query({ shown })}`).expect(400)).body.errors).toHaveProperty('shown');
    await get(`/api/admin/board?${query({ filter: { colour: 'red' } })}`).expect(400);
  });
});
