import { addApplication } from '../../../../test/add-application';
import { callAdmin } from '../../../../test/call-admin';
import { addStaff, cookieFor, signIn } from '../../../../test/sign-in';
import { startApi, type TestApi } from '../../../../test/start-api';
import { Database } from '../../../platform/database/database';
import type { SavedViewView } from './saved-views.view';

const path = '/api/admin/views';
const mine = { name: 'New ones', shared: false, filter: { stage: 'new' }, sort: ['name', 'ASC'], columns: ['stage'] };

let api: TestApi;
let hr: string;
beforeEach(async () => {
  api = await startApi();
  hr = await cookieFor(api, 'hr');
});
afterEach(() => api.stop());

const list = async (cookie = hr): Promise<SavedViewView[]> =>
  (await callAdmin(api, 'get', path, { cookie }).expect(200)).body;
const create = async (body: object = mine, cookie = hr): Promise<SavedViewView> =>
  (await callAdmin(api, 'post', path, { cookie, body }).expect(201)).body;
const put = (id: string, body: object, cookie = hr, ifMatch = '') =>
  callAdmin(api, 'put', `${path}/${id}`, { cookie, body, ifMatch });
const remove = (id: string, cookie = hr) => callAdmin(api, 'delete', `${path}/${id}`, { cookie });
const namesOf = (views: SavedViewView[]) => views.map(({ name }) => name);
const audited = async () =>
  (await api.sql<{ action: string }>(`SELECT action FROM audit_log WHERE action LIKE 'saved-view.%' ORDER BY id`)).map(
    ({ action }) => action,
  );

describe('A view', () => {
  it('is there in every browser of its owner, with its filter, order and columns, and for nobody else', async () => {
    const person = await addStaff(api, 'hr', { name: 'Asha Rao' });
    const saved = await create(mine, await signIn(api, person));
    const [found, ...more] = await list(await signIn(api, person));
    expect(found).toEqual({
      ...mine,
      _id: saved.id,
      id: saved.id,
      author: 'Asha Rao',
      changeable: true,
      lost: [],
      total: 0,
      version: 1,
    });
    expect(more).toEqual([]);
    expect(await list()).toEqual([]);
    expect((await put(saved.id, mine).expect(404)).body.code).toBe('not_found');
    await remove(saved.id).expect(404);
    expect(await audited()).toEqual([]);
  });

  it('that is shared is there for all of HR, and only its author changes it', async () => {
    const author = await cookieFor(api, 'hr');
    const saved = await create({ ...mine, shared: true }, author);
    const [seen] = await list();
    expect(seen).toMatchObject({ name: 'New ones', shared: true, author: 'Meera Nair', changeable: false });
    expect((await put(saved.id, mine).expect(409)).body.code).toBe('not_your_view');
    expect((await remove(saved.id).expect(409)).body.code).toBe('not_your_view');
    const { body } = await put(saved.id, { ...mine, shared: true, name: 'Newest' }, author).expect(200);
    expect(body).toMatchObject({ name: 'Newest', version: 2 });
    await put(saved.id, { ...mine, name: 'Newest' }, author).expect(200);
    expect(await list()).toEqual([]);
    expect(await audited()).toEqual(['saved-view.created', 'saved-view.changed', 'saved-view.changed']);
  });

  it('that is shared can be changed and deleted by others once its author has left', async () => {
    const person = await addStaff(api, 'hr');
    const saved = await create({ ...mine, shared: true }, await signIn(api, person));
    await api.sql('UPDATE staff SET disabled_at = now() WHERE email = $1', [person.email]);
    expect(await list()).toMatchObject([{ changeable: true }]);
    await put(saved.id, { ...mine, shared: true, name: 'Ours' }).expect(200);
    await remove(saved.id).expect(204);
    expect(await list()).toEqual([]);
    expect(await audited()).toEqual(['saved-view.created', 'saved-view.changed', 'saved-view.deleted']);
  });

  it('is not changed over a version that was not read', async () => {
    const { id } = await create();
    await put(id, { ...mine, name: 'First' }, hr, '"1"').expect(200);
    expect((await put(id, { ...mine, name: 'Second' }, hr, '"1"').expect(412)).body.code).toBe('changed_meanwhile');
    expect(namesOf(await list())).toEqual(['First']);
  });

  it('tells how many applications it shows, all views by two statements', async () => {
    for (const apply of ['Java Developer', 'Java Developer', 'UI/UX Designer']) await addApplication(api, { apply });
    const { id } = await addApplication(api, { name: 'Zoya Khan' });
    await api.sql(`UPDATE applications SET stage = 'offer' WHERE id = $1`, [id]);
    await create({ ...mine, name: 'a', filter: {} });
    await create({ ...mine, name: 'b', filter: { apply: 'Java Developer', stage: 'new' } });
    await create({ ...mine, name: 'c', filter: { stage: ['offer', 'hired'] } });
    await create({ ...mine, name: 'd', filter: { later: true } });
    const asked = jest.spyOn(Database.prototype, 'queryOnce');
    const views = await list();
    expect(views.map(({ name, total }) => [name, total])).toEqual([
      ['a', 4],
      ['b', 2],
      ['c', 1],
      ['d', 0],
    ]);
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
    await create({ ...mine, name: 'e', filter: { q: 'zoya' } });
    expect((await list()).at(-1)).toMatchObject({ name: 'e', total: 1 });
  });

  it('is counted up to a thousand', async () => {
    await api.sql(
      `INSERT INTO applications (reference, name, email, apply, experience)
       SELECT regexp_replace(lpad(n::text, 8, '0'), '(....)(....)', 'FD-\\1-\\2'), 'A', 'a@mail.example', 'x', 'x' FROM generate_series(1, 1200) n`,
    );
    await create({ ...mine, filter: {} });
    expect(await list()).toMatchObject([{ total: 1_001 }]);
    const found = await callAdmin(api, 'get', '/api/admin/applications?range=[0,0]', { cookie: hr }).expect(200);
    expect(found.headers['content-range']).toBe('applications 0-0/1200');
  });

  it('opens without the filters and the order that the list does not know any more, names them, and can be saved again', async () => {
    const { id } = await create({ ...mine, filter: { stage: 'new', apply: 'Java Developer' } });
    await api.sql(
      `UPDATE saved_views SET filter = filter || '{"starSign": "leo", "stage": ["new", "shortlisted"]}', sort_field = 'shoeSize'`,
    );
    const [view] = await list();
    expect(view).toMatchObject({
      filter: { apply: 'Java Developer' },
      sort: ['createdAt', 'DESC'],
      lost: ['stage', 'starSign', 'shoeSize'],
    });
    const { name, shared, filter, sort, columns } = view!;
    await put(id, { name, shared, filter, sort, columns }).expect(200);
    expect(await list()).toMatchObject([{ lost: [], filter: { apply: 'Java Developer' } }]);
  });

  it('is one of thirty at most', async () => {
    await api.sql(
      `INSERT INTO saved_views (staff_id, name, shared, filter, sort_field, sort_order)
       SELECT s.id, 'View ' || n, false, '{}', 'createdAt', 'DESC' FROM sessions e JOIN staff s ON s.id = e.staff_id, generate_series(1, 29) n`,
    );
    const { id } = await create();
    const refused = await callAdmin(api, 'post', path, { cookie: hr, body: mine }).expect(409);
    expect(refused.body.code).toBe('too_many_views');
    await put(id, { ...mine, name: 'Still' }).expect(200);
    await remove(id).expect(204);
    await create();
  });

  it.each([
    [{ ...mine, name: ' ' }, 'name'],
    [{ ...mine, name: 'x'.repeat(61) }, 'name'],
    [{ ...mine, shared: 'yes' }, 'shared'],
    [{ ...mine, filter: { starSign: 'leo' } }, 'filter'],
    [{ ...mine, filter: { stage: 'shortlisted' } }, 'filter'],
    [{ ...mine, filter: ['stage'] }, 'filter'],
    [{ ...mine, filter: { apply: 'x'.repeat(100), stage: Array.from({ length: 900 }, () => 'new') } }, 'filter'],
    [{ ...mine, sort: ['starSign', 'ASC'] }, 'sort'],
    [{ ...mine, sort: ['name'] }, 'sort'],
    [{ ...mine, sort: ['name', 'ASC', 'x'] }, 'sort'],
    [{ ...mine, columns: ['a b'] }, 'columns'],
  ])('is not saved as %j', async (body, field) => {
    const answer = await callAdmin(api, 'post', path, { cookie: hr, body }).expect(400);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  });
});
