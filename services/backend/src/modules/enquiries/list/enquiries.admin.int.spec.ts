import request from 'supertest';
import { SelectQueryBuilder } from 'typeorm';
import { type EnquiryForm, forms, homeEnquiry, postForm } from '../../../../test/enquiries';
import { isLongForm } from '../../../../test/extent';
import { cookieFor } from '../../../../test/sign-in';
import { startApi, type TestApi } from '../../../../test/start-api';
import { Database } from '../../../platform/database/database';

let api: TestApi;
let general: string;
let hr: string;
beforeAll(async () => {
  api = await startApi();
  [general, hr] = [await cookieFor(api, 'general'), await cookieFor(api, 'hr')];
});
afterAll(() => api.stop());

const cases = forms.map((form) => [form.list, form] as const);

describe.each(cases)('GET %s', (list, form: EnquiryForm) => {
  // Twenty thousand rows for each list, which have one code.
  const itWithMany = isLongForm || form === homeEnquiry ? it : it.skip;
  const ids: string[] = [];
  beforeAll(async () => {
    for (const [at, name] of ['Asha 100%', 'Bala', 'Chitra', 'Trap'].entries()) {
      const email = `${'zyxw'[at]}_1@mail.example`;
      const extra = name === 'Trap' ? { further_topic: '1' } : {};
      const { body } = await postForm(api.url, form, { ...form.fields, name, email, ...extra }).expect(201);
      const [row] = await api.sql<{ id: string }>(
        `UPDATE ${form.table} SET created_at = $2 WHERE reference = $1 RETURNING id`,
        [body.reference, `2026-01-0${at + 1}T10:00:00Z`],
      );
      ids.push(row!.id);
    }
  });

  const get = (query: Record<string, unknown> = {}, cookie = general) =>
    request(api.url)
      .get(list)
      .query(Object.fromEntries(Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)])))
      .set('Cookie', cookie);
  const initials = (body: { name: string }[]) => body.map(({ name }) => name[0]).join('');
  const namesBy = async (filter: object) => initials((await get({ filter, sort: ['name', 'ASC'] }).expect(200)).body);
  const unit = list.split('/').at(-1);

  it('shows the newest first, clear ones only, and how many there are', async () => {
    const { body, headers } = await get().expect(200);
    expect(initials(body)).toBe('CBA');
    expect(headers['content-range']).toBe(`${unit} 0-2/3`);
    expect(headers['cache-control']).toBe('no-store');
  });

  itWithMany(
    'counts exactly up to 10,000, beyond says that it does not, and finds a part of a name by an index',
    async () => {
      const { headers: exact } = await get().expect(200);
      expect(exact).not.toHaveProperty('x-total-is-estimate');
      await api.sql(`INSERT INTO ${form.table}
      SELECT (jsonb_populate_record(e, jsonb_build_object('id', uuidv7(), 'name', 'Zoya ' || md5(n::text), 'email', 'many@mail.example',
        'reference', regexp_replace(lpad(n::text, 8, '0'), '(....)(....)', 'FD-\\1-\\2')))).*
      FROM generate_series(1, 20001) n, ${form.table} e WHERE e.id = '${ids[0]}'`);
      await api.sql(`VACUUM (ANALYZE) ${form.table}`);
      const { headers } = await get({ range: [0, 24] }).expect(200);
      expect(headers['x-total-is-estimate']).toBe('true');
      expect(Number(headers['content-range']?.split('/')[1])).toBeGreaterThan(10_000);
      const last = await get({ range: [20_000, 20_024] }).expect(200);
      expect(last.headers['content-range']).toBe(`${unit} 20000-20003/20004`);
      expect(last.headers).not.toHaveProperty('x-total-is-estimate');

      const queryOnce = jest.spyOn(Database.prototype, 'queryOnce');
      expect(await namesBy({ q: 'ASHA 1' })).toBe('A');
      const [[text, values = []] = ['']] = queryOnce.mock.calls;
      queryOnce.mockRestore();
      expect(JSON.stringify(await api.sql(`EXPLAIN ${text}`, [...values]))).toContain(`${form.table}_by_part`);

      const all = await get({ filter: { q: 'zoya' }, range: [0, 1] }).expect(200);
      expect(all.headers['x-total-is-estimate']).toBe('true');
      expect(initials(all.body)).toBe('ZZ');
      await api.sql(`DELETE FROM ${form.table} WHERE email = 'many@mail.example'`);
    },
  );

  itWithMany('finds what many of long ago have in common without going through all that came since', async () => {
    await api.sql(`INSERT INTO ${form.table}
      SELECT (jsonb_populate_record(e, jsonb_build_object('id', uuidv7(), 'email', 'many@mail.example', 'created_at', '2020-01-01'::timestamptz + n * interval '1 minute',
        'name', CASE WHEN n <= 2000 THEN 'Olduvai ' || md5(n::text) ELSE 'Zoya' END, 'reference', regexp_replace(lpad(n::text, 8, '0'), '(....)(....)', 'FD-\\1-\\2')))).*
      FROM generate_series(1, 20001) n, ${form.table} e WHERE e.id = '${ids[0]}'`);
    await api.sql(`VACUUM (ANALYZE) ${form.table}`);
    const read = jest.spyOn(SelectQueryBuilder.prototype, 'getMany');
    const { body, headers } = await get({ filter: { q: 'olduvai' }, range: [1_999, 2_023] }).expect(200);
    const first = await get({ filter: { q: 'olduvai' }, range: [0, 24] }).expect(200);
    const statements = read.mock.contexts.map((made) => (made as SelectQueryBuilder<object>).getQueryAndParameters());
    read.mockRestore();
    expect([body.length, headers['content-range']]).toEqual([1, `${unit} 1999-1999/2000`]);
    const moments = (first.body as { createdAt: string }[]).map(({ createdAt }) => createdAt);
    expect(moments).toEqual(moments.toSorted().toReversed());
    expect(statements).not.toEqual([]);
    for (const [text, values] of statements)
      expect(JSON.stringify(await api.sql(`EXPLAIN ${text}`, values))).not.toContain(`${form.table}_by_received`);
    await api.sql(`DELETE FROM ${form.table} WHERE email = 'many@mail.example'`);
  });

  it('shows the fields of the specification and those of ours', async () => {
    const { body } = await request(api.url).get(`${list}/${ids[1]}`).set('Cookie', general).expect(200);
    expect(body).toEqual({
      ...form.fields,
      _id: ids[1],
      id: ids[1],
      reference: expect.stringMatching(/^FD-/) as string,
      name: 'Bala',
      email: 'y_1@mail.example',
      source: null,
      standing: 'clear',
      heldFor: [],
      createdAt: '2026-01-02T10:00:00.000Z',
    });
  });

  it('can be sorted, comes in pages and is narrowed by every filter', async () => {
    expect(initials((await get({ sort: ['email', 'ASC'] }).expect(200)).body)).toBe('CBA');
    const page = await get({ range: [1, 1] }).expect(200);
    expect([initials(page.body), page.headers['content-range']]).toEqual(['B', `${unit} 1-1/3`]);
    expect(await namesBy({ q: 'bal' })).toBe('B');
    expect(await namesBy({ q: '%' })).toBe('A');
    expect(await namesBy({ q: 'x_1@' })).toBe('C');
    expect(await namesBy({ id: [ids[0], ids[3]] })).toBe('AT');
    expect(await namesBy({ id: [] })).toBe('');
    expect(await namesBy({ standing: 'held' })).toBe('T');
    expect(await namesBy({ standing: ['held', 'clear'] })).toBe('ABCT');
    expect(await namesBy({ from: '2026-01-02T10:00:00Z', to: '2026-01-03T10:00:00Z' })).toBe('B');
    const { body } = await get({ filter: { standing: 'held' } });
    expect(body[0]).toMatchObject({ standing: 'held', heldFor: [expect.any(String) as string] });
  });

  it.each([
    [{ sort: ['number_e164', 'ASC'] }, 'sort'],
    [{ sort: ['id; DROP TABLE staff', 'ASC'] }, 'sort'],
    [{ range: [5, 1] }, 'range'],
    [{ filter: { email: 'x' } }, 'filter'],
    [{ filter: { q: { $ne: 1 } } }, 'filter'],
    [{ filter: { q: 'a\0b' } }, 'filter'],
    [{ filter: { id: ['1'] } }, 'filter'],
    [{ filter: { standing: 'new' } }, 'filter'],
    [{ filter: { from: 'yesterday' } }, 'filter'],
    [{ filter: [] }, 'filter'],
    [{ filter: { toString: 'x' } }, 'filter'],
  ])('row 8: refuses %j by the name of the parameter', async (query, field) => {
    expect(Object.keys((await get(query).expect(400)).body.errors)).toEqual([field]);
  });

  it('rows 51 and 52: is for general administrators alone', async () => {
    for (const path of [list, `${list}/${ids[0]}`]) {
      const anonymous = await request(api.url).get(path).expect(401);
      const stranger = await request(api.url).get(path).set('Cookie', hr).expect(403);
      const forged = await request(api.url)
        .get(path)
        .set('Cookie', `${general.slice(0, -4)}AAAA`)
        .expect(401);
      for (const { text } of [anonymous, stranger, forged]) expect(text).not.toContain('mail.example');
    }
  });

  it.each(['01890000-0000-7000-8000-000000000000', '1', `1'--`, '%00', '..%2Fx'])(
    'is 404 for the id %s',
    async (id) => {
      await request(api.url).get(`${list}/${id}`).set('Cookie', general).expect(404);
    },
  );
});

describe('GET /api/admin/enquiries', () => {
  it('shows a company that was left out as null', async () => {
    const { company: _none, ...fields } = homeEnquiry.fields;
    const { body } = await postForm(api.url, homeEnquiry, { ...fields, name: 'No company' }).expect(201);
    const answer = await request(api.url)
      .get('/api/admin/enquiries')
      .query({ filter: JSON.stringify({ q: body.reference }) })
      .set('Cookie', general);
    expect(answer.body).toEqual([expect.objectContaining({ company: null })]);
  });
});
