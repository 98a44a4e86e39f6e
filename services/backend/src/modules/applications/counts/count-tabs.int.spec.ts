import { addApplication } from '../../../../test/add-application';
import { callAdmin } from '../../../../test/call-admin';
import { cookieFor } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';

let api: TestApi;
let hr: string;
beforeAll(async () => {
  api = await startApi();
  hr = await cookieFor(api, 'hr');
});
afterAll(() => api.stop());
beforeEach(() => api.sql('TRUNCATE applications CASCADE'));

const get = (path: string, query: Record<string, unknown>) => {
  const text = Object.fromEntries(Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)]));
  return callAdmin(api, 'get', `${path}?${new URLSearchParams(text).toString()}`, { cookie: hr });
};
const counts = async (filter: object = {}): Promise<Record<string, number>> => {
  const { body } = await get('/api/admin/application-counts', { filter }).expect(200);
  return Object.fromEntries((body as { tab: string; count: number }[]).map(({ tab, count }) => [tab, count]));
};
const totalOf = async (filter: object) => {
  const { headers } = await get('/api/admin/applications', { filter, range: [0, 0] }).expect(200);
  return Number(headers['content-range']?.split('/')[1]);
};

const filterOfTab: Record<string, object> = {
  all: {},
  unseen: { unseen: true },
  answerDue: { answer: 'open' },
  ...Object.fromEntries(
    ['new', 'screening', 'interview', 'offer', 'hired', 'rejected', 'withdrawn'].map((stage) => [stage, { stage }]),
  ),
};

describe('The counts of the tabs', () => {
  const set = (id: string, columns: string) => api.sql(`UPDATE applications SET ${columns} WHERE id = $1`, [id]);
  beforeEach(async () => {
    const add = async (name: string, apply: string) => (await addApplication(api, { name, apply })).id;
    await add('Asha Rao', 'Java Developer');
    await set(await add('Asha Iyer', 'Project Manager'), `first_opened_at = now(), first_opened_by = 'M'`);
    await set(await add('Bela', 'Java Developer'), `stage = 'screening'`);
    await set(await add('Cleo', 'Java Developer'), `stage = 'rejected', answer_due_at = NULL`);
    await set(await add('Dev', 'Java Developer'), `standing = 'held', held_for = '{trap}'`);
    await set(await add('Later', 'Java Developer'), `later_until = now() + interval '1 day'`);
  });

  it('are what the list has under each of them, with the filter that it has', async () => {
    expect(await counts()).toMatchObject({ all: 4, new: 2, screening: 1, rejected: 1, hired: 0, unseen: 2 });
    for (const filter of [
      {},
      { apply: 'Java Developer' },
      { q: 'Asha' },
      { standing: 'held' },
      { answer: 'overdue' },
    ]) {
      const found = await counts(filter);
      for (const [tab, more] of Object.entries(filterOfTab))
        expect([filter, tab, found[tab]]).toEqual([filter, tab, await totalOf({ ...filter, ...more })]);
    }
  });

  it('do not depend on the tab that is open', async () => {
    expect(await counts({ stage: 'screening' })).toEqual(await counts());
    expect(await counts({ unseen: true })).toEqual(await counts());
    expect(await counts({ answer: 'open' })).toEqual(await counts());
  });

  it('are left out where the list only estimates, and refused for a filter that the list refuses', async () => {
    expect(await counts({ hasResume: true })).toEqual({});
    await get('/api/admin/application-counts', { filter: { colour: 'red' } }).expect(400);
  });

  it('end with 10,001', async () => {
    await api.sql(`INSERT INTO applications (reference, name, email, apply, experience)
      SELECT regexp_replace(lpad(n::text, 8, '0'), '(....)(....)', 'FD-\\1-\\2'), 'Z', 'z@mail.example', 'Java Developer', '9'
      FROM generate_series(1, 10002) n`);
    expect(await counts()).toMatchObject({ all: 10_001, new: 10_001, screening: 1 });
  });
});
