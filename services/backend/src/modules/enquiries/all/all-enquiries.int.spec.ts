import { randomUUID } from 'node:crypto';
import { callAdmin } from '../../../../test/call-admin';
import { consultation, contact, type EnquiryForm, homeEnquiry, postForm } from '../../../../test/enquiries';
import { exportsAreRecorded } from '../../../../test/exports-are-recorded';
import { addStaff, signIn, type TestPerson } from '../../../../test/sign-in';
import { startApi, type TestApi } from '../../../../test/start-api';
import { Database } from '../../../platform/database/database';

const tables = ['consultations', 'home_enquiries', 'contact_messages'];

let api: TestApi;
let leela: TestPerson;
let cookie: string;
let hers: string;
let herId: string;
beforeAll(async () => {
  api = await startApi();
  leela = await addStaff(api, 'general', { name: 'Leela Nair' });
  [cookie, hers] = [await signIn(api, await addStaff(api, 'general')), await signIn(api, leela)];
  herId = (await api.sql<{ id: string }>('SELECT id FROM staff WHERE email = $1', [leela.email]))[0]!.id;
});
afterAll(() => api.stop());

const get = (path: string, query: Record<string, unknown> = {}, as = cookie) => {
  const texts = Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)] as [string, string]);
  return callAdmin(api, 'get', `/api/admin/${path}?${new URLSearchParams(texts).toString()}`, { cookie: as });
};
const namesBy = async (filter: object, as = cookie): Promise<string> => {
  const { body } = await get('all-enquiries', { filter, sort: ['name', 'ASC'] }, as).expect(200);
  return (body as { name: string }[]).map(({ name }) => name.charAt(0)).join('');
};
const counts = async (filter: object = {}, as = cookie): Promise<Record<string, number>> => {
  const { body } = await get('enquiry-counts', { filter }, as).expect(200);
  return Object.fromEntries((body as { tab: string; count: number }[]).map(({ tab, count }) => [tab, count]));
};

async function add(form: EnquiryForm, name: string, set = `state = 'open'`, more: object = {}): Promise<string> {
  const { body } = await postForm(api.url, form, { ...form.fields, name, ...more }).expect(201);
  const [row] = await api.sql<{ id: string }>(`UPDATE ${form.table} SET ${set} WHERE reference = $1 RETURNING id`, [
    body.reference,
  ]);
  return row!.id;
}
const isOver = (state: string) => `state = '${state}', answer_due_at = NULL`;

describe('The list of all enquiries', () => {
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    await api.sql(`TRUNCATE ${tables.join(', ')} CASCADE`);
    ids['Asha'] = await add(consultation, 'Asha');
    ids['Bela'] = await add(homeEnquiry, 'Bela', `assigned_to = '${herId}'`, {
      projectDetails: 'Lorries in the dunes',
    });
    ids['Cleo'] = await add(contact, 'Cleo', isOver('waiting'));
    ids['Dev'] = await add(contact, 'Dev', isOver('closed'));
    ids['Esha'] = await add(consultation, 'Esha', `${isOver('closed')}, assigned_to = '${herId}'`);
    ids['Held'] = await add(contact, 'Held', `standing = 'held', held_for = '{honeypot}'`);
  });

  it('has the clear ones of all kinds, newest first, each with its kind, its words and its fields', async () => {
    const { body, headers } = await get('all-enquiries').expect(200);
    expect((body as { name: string }[]).map(({ name }) => name)).toEqual(['Esha', 'Dev', 'Cleo', 'Bela', 'Asha']);
    expect(headers['content-range']).toBe('all-enquiries 0-4/5');
    const one = await get(`all-enquiries/${ids['Bela']}`).expect(200);
    expect(one.headers['etag']).toBe('"1"');
    expect(one.body).toMatchObject({
      id: ids['Bela'],
      kind: 'home-enquiry',
      company: 'Iyer Foods',
      website: null,
      words: 'Lorries in the dunes',
      state: 'open',
      assignedTo: { id: herId, name: 'Leela Nair', active: true },
      answerDueAt: expect.any(String) as string,
      answerDaysLate: null,
    });
    for (const id of ['01890000-0000-7000-8000-000000000000', '1', '%00']) await get(`all-enquiries/${id}`).expect(404);
  });

  it('is narrowed by tab, kind, standing and words, and the tabs tell how many it would have', async () => {
    const expected = { open: 'AB', mine: 'B', nobody: 'A', waiting: 'C', closed: 'DE', all: 'ABCDE' };
    for (const [tab, names] of Object.entries(expected))
      expect([tab, await namesBy({ tab }, hers)]).toEqual([tab, names]);
    expect(await namesBy({ tab: 'mine' })).toBe('');
    expect(await namesBy({ kind: ['consultation', 'home-enquiry'] })).toBe('ABE');
    expect(await namesBy({ standing: 'held' })).toBe('H');
    expect(await namesBy({ q: 'the DUNES' })).toBe('B');
    expect(await namesBy({ q: 'iyer foods' })).toBe('B');
    expect(await namesBy({ q: '%' })).toBe('');
    expect(await namesBy({ id: [ids['Asha'], ids['Held']] })).toBe('AH');
    for (const filter of [{}, { kind: 'contact-message' }, { q: 'e' }, { standing: 'held' }, { tab: 'mine' }]) {
      const found = await counts(filter, hers);
      for (const tab of Object.keys(expected))
        expect([filter, tab, found[tab]]).toEqual([filter, tab, (await namesBy({ ...filter, tab }, hers)).length]);
    }
  });

  it('finds those of somebody who has left among those of nobody', async () => {
    await api.sql('UPDATE staff SET disabled_at = now() WHERE id = $1', [herId]);
    expect(await namesBy({ tab: 'nobody' })).toBe('AB');
    expect(await counts()).toMatchObject({ nobody: 2 });
    expect((await get(`all-enquiries/${ids['Bela']}`)).body.assignedTo).toMatchObject({ active: false });
    await api.sql('UPDATE staff SET disabled_at = NULL WHERE id = $1', [herId]);
  });

  it('is a file with the same rows, as CSV and as a workbook', async () => {
    for (const format of ['csv', 'xlsx']) await get(`all-enquiries.${format}`).expect(200);
    const { text } = await get('all-enquiries.csv', { filter: { tab: 'closed' } }).expect(200);
    expect(text.match(/(?<=^")FD-\S{4}-\S{4}/gm)).toHaveLength(2);
    expect(text).toContain('"Answered","Leela Nair"');
    await exportsAreRecorded(api);
  });

  it('row 545: has the notes, the replies and the mails of the conversation in its file, and no formula of a sender', async () => {
    const id = ids['Asha']!;
    const post = (path: string, body: object) =>
      callAdmin(api, 'post', `/api/admin/all-enquiries/${id}/${path}`, { cookie: hers, body });
    for (const text of ['Knows us from the fair', 'Call before noon']) await post('notes', { text }).expect(201);
    const mail = { subject: 'Re: Lorries', body: 'How many lorries?', key: randomUUID(), close: false };
    await post('replies', mail).expect(200);
    const receive = (kind: string, uid: number, body: string) =>
      api.sql(
        `INSERT INTO received_mails (consultation_id, mailbox, uid_validity, uid, fingerprint, kind, sender_name, sender_email, subject,
           body, quoted, is_cut, arrived_at, reason)
         VALUES ($1, 'x', 1, $2, uuid_send(uuidv7()), $3, 'Asha', '=asha@mail.example', 'x', $4, '', false, now(), $5)`,
        [id, uid, kind, body, kind === 'bounce' ? 'Mailbox full' : null],
      );
    await receive('reply', 1, 'Four of them.');
    await receive('bounce', 2, 'Mailbox full');
    for (const format of ['csv', 'xlsx']) await get(`all-enquiries.${format}`).expect(200);
    const { text } = await get('all-enquiries.csv', { filter: { q: 'Asha' } }).expect(200);
    expect(text).toContain('"Text","Notes","Replies","Their mails","State"');
    expect(text).toContain(
      `"Leela Nair: Knows us from the fair\n\nLeela Nair: Call before noon","Leela Nair: How many lorries?","'=asha@mail.example: Four of them.","Waiting for them"`,
    );
    expect(text).not.toContain('Mailbox full');
    expect((await get(`all-enquiries/${id}`).expect(200)).body).not.toHaveProperty('notes');
    await exportsAreRecorded(api);
  });

  it.each([
    [{ sort: ['words', 'ASC'] }, 'sort'],
    [{ range: [5, 1] }, 'range'],
    [{ filter: { tab: 'later' } }, 'filter'],
    [{ filter: { kind: 'application' } }, 'filter'],
    [{ filter: { q: 'a\0b' } }, 'filter'],
    [{ filter: { email: 'x' } }, 'filter'],
  ])('refuses %j by the name of the parameter', async (query, field) => {
    expect(Object.keys((await get('all-enquiries', query).expect(400)).body.errors)).toEqual([field]);
  });
});

describe('The list of very many enquiries', () => {
  beforeAll(async () => {
    await api.sql(`TRUNCATE ${tables.join(', ')} CASCADE`);
    for (const form of [consultation, homeEnquiry, contact]) {
      const id = await add(form, 'Olduvai');
      await api.sql(`INSERT INTO ${form.table}
        SELECT (jsonb_populate_record(e, jsonb_build_object('id', uuidv7(), 'name', 'Zoya ' || md5(n::text), 'email', 'many@mail.example',
          'state', 'closed', 'answer_due_at', null, 'created_at', now() - n * interval '1 minute',
          'reference', regexp_replace(lpad(n::text, 8, '0'), '(....)(....)', 'FD-\\1-\\2'), '${form.text.replace('projectDetails', 'project_details')}', md5(n::text)))).*
        FROM generate_series(1, 6000) n, ${form.table} e WHERE e.id = '${id}'`);
      await api.sql(`VACUUM (ANALYZE) ${form.table}`);
    }
  });

  it('reads a page, a search and a tab by indexes of each table', async () => {
    const queryOnce = jest.spyOn(Database.prototype, 'queryOnce');
    const { headers } = await get('all-enquiries', { range: [0, 24] }).expect(200);
    expect(headers['x-total-is-estimate']).toBe('true');
    expect(await namesBy({ q: 'olduvai' })).toBe('OOO');
    expect(await namesBy({ tab: 'open' })).toBe('OOO');
    const asked = queryOnce.mock.calls.filter(([text]) => text.includes('WITH page'));
    queryOnce.mockRestore();
    expect(asked).toHaveLength(3);
    for (const [text, values = []] of asked)
      for (const row of await api.sql<Record<string, string>>(`EXPLAIN ${text}`, [...values]))
        expect(row['QUERY PLAN']).not.toMatch(/Seq Scan on (?:consultations|home_enquiries|contact_messages)/);
    expect(await counts()).toMatchObject({ all: 10_001, open: 3 });
  });

  it('is exported whole, each once, over rows that share a moment', async () => {
    await api.sql(`UPDATE contact_messages SET created_at = '2026-01-01'`);
    for (const sort of [
      ['createdAt', 'DESC'],
      ['answerDueAt', 'ASC'],
    ]) {
      const { text } = await get('all-enquiries.csv', { sort, filter: { kind: 'contact-message' } }).expect(200);
      const references = text.match(/(?<=^")FD-\S{4}-\S{4}/gm) ?? [];
      expect([references.length, new Set(references).size]).toEqual([6001, 6001]);
    }
    await exportsAreRecorded(api);
  });
});
