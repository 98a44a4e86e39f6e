import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { addApplication, addResume } from '../../../../test/add-application';
import { cookieFor } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';

let api: TestApi;
let hr: string;
let general: string;
const references: Record<string, string> = {};
const ids: Record<string, string> = {};

const people = [
  { name: 'Asha Verma', email: 'asha@one.example', apply: 'Java Developer' },
  { name: 'Bala Kulkarni', email: 'bk@two.example', apply: 'Project Manager' },
  { name: 'ಚಿತ್ರಾ ರಾವ್', email: 'chitra@three.example', apply: 'UI/UX Designer' },
];

beforeAll(async () => {
  api = await startApi();
  [hr, general] = [await cookieFor(api, 'hr'), await cookieFor(api, 'general')];
  for (const person of people) {
    const { id, reference } = await addApplication(api, person);
    [ids[person.name.slice(0, 1)], references[person.name.slice(0, 1)]] = [id, reference];
  }
  await addResume(api, ids['A']!);
  await api.sql(`INSERT INTO resume_texts (application_id, text, state) VALUES ($1, $2, 'done')`, [
    ids['A'],
    'Operated Kubernetes clusters; wrote C++ and Node.js. उमेश',
  ]);
  await note('B', 'Friendly on the phone; negotiating the salary.');
});
afterAll(() => api.stop());

const note = async (of: string, text: string) =>
  (
    await api.sql<{ id: string }>(
      `INSERT INTO application_notes (application_id, author_id, author_name, text) VALUES ($1, $2, 'Meera', $3) RETURNING id`,
      [ids[of], randomUUID(), text],
    )
  )[0]!.id;
const search = (q: string, cookie = hr, sort = ['name', 'ASC']) =>
  request(api.url)
    .get('/api/admin/applications')
    .query({ filter: JSON.stringify({ q }), sort: JSON.stringify(sort) })
    .set('Cookie', cookie);
const namesBy = async (...parameters: Parameters<typeof search>): Promise<string> =>
  (await search(...parameters).expect(200)).body.map(({ name }: { name: string }) => name.slice(0, 1)).join('');

describe('The search for applications finds', () => {
  it.each([
    ['a part of a name', 'asha ver', 'A'],
    ['words of a name in any order', 'VERMA Asha', 'A'],
    ['a name with a slip', 'Asha Vrema', 'A'],
    ['a name with a letter too many', 'kulkarnii', 'B'],
    ['a name in another script', 'ಚಿತ್ರಾ', 'ಚ'],
    ['a part of an e-mail address', '@two.ex', 'B'],
    ['a position', 'designer', 'ಚ'],
    ['name and position together', 'asha java', 'A'],
  ])('%s, for both roles', async (_, q, expected) => {
    expect(await namesBy(q)).toBe(expected);
    expect(await namesBy(q, general)).toBe(expected);
  });

  it('a reference, as it was told or in small letters', async () => {
    expect(await namesBy(references['B']!)).toBe('B');
    expect(await namesBy(references['B']!.toLowerCase(), general)).toBe('B');
  });

  it('similar names apart, where nothing matches', async () => {
    for (const cookie of [hr, general]) {
      const { headers, body } = await search('Asha Vrema', cookie).expect(200);
      expect([headers['x-only-similar'], body[0].hits]).toEqual(['true', []]);
      for (const exact of ['Asha Verma', 'asha'])
        expect((await search(exact, cookie).expect(200)).headers).not.toHaveProperty('x-only-similar');
      expect((await search('Zzyzx', cookie).expect(200)).headers).not.toHaveProperty('x-only-similar');
    }
  });

  it('a similar name among very many that are as near, and one with other vowels', async () => {
    const add = `INSERT INTO applications (reference, name, email, apply, experience)
      SELECT 'FD-2222-' || to_char(n, 'FM0000'), CASE n WHEN 301 THEN 'Asha Mehta' WHEN 302 THEN 'Mohammed Khan' ELSE 'Asha Metu Tha' END,
        'many@mail.example', 'Post', '1-2 years' FROM generate_series(1, 302) n`;
    await api.sql(add);
    const rows = async (q: string) => (await search(q).expect(200)).body.map(({ name }: { name: string }) => name);
    expect([await rows('Asha Metha'), await rows('Muhamad')]).toEqual([['Asha Mehta'], ['Mohammed Khan']]);
    await api.sql("DELETE FROM applications WHERE email = 'many@mail.example'");
  });

  it('no name for a skill that sounds like it', async () => {
    const { id } = await addApplication(api, { name: 'Redis Kumar Jaya', apply: 'Tester' });
    expect([await namesBy('redux'), await namesBy('java kumar')]).toEqual(['', '']);
    expect(await namesBy('Rediss Kumar')).toBe('R');
    await api.sql('DELETE FROM applications WHERE id = $1', [id]);
  });

  it.each([
    ['a word of a resume', 'kubernetes', 'A'],
    ['another form of it', 'operating cluster', 'A'],
    ['a word of a resume with dots', 'node.js', 'A'],
    ['a word in another script', 'उमेश', 'A'],
    ['a name with a word of the resume', 'verma kubernetes', 'A'],
    ['a word of a note', 'salary', 'B'],
    ['a phrase in quotes', '"on the phone"', 'B'],
    ['a word after a hyphen', 'kubernetes -clusters', 'A'],
  ])('%s, for HR alone', async (_, q, expected) => {
    expect(await namesBy(q)).toBe(expected);
    expect(await namesBy(q, general)).toBe('');
  });

  it.each(['kubernetes -cobol', 'kubernetes or cobol', '"kubernetes" or "cobol"', 'cobol or'])(
    'nobody by %j, since a hyphen and "or" are text like any other',
    async (q) => {
      expect(await namesBy(q)).toBe('');
    },
  );

  it('what is written now, and not what was', async () => {
    const id = await note('B', 'Knows haskell.');
    expect(await namesBy('haskell')).toBe('B');
    await api.sql(`UPDATE application_notes SET text = 'Knows erlang.' WHERE id = $1`, [id]);
    expect([await namesBy('haskell'), await namesBy('erlang')]).toEqual(['', 'B']);
    await api.sql(`DELETE FROM application_notes WHERE id = $1`, [id]);
    expect([await namesBy('erlang'), await namesBy('salary')]).toEqual(['', 'B']);
    await api.sql(`UPDATE applications SET apply = 'Flutter Developer' WHERE id = $1`, [ids['B']]);
    expect(await namesBy('flutter salary')).toBe('B');
  });

  it('without anybody having changed the applications', async () => {
    const versions = await api.sql('SELECT DISTINCT version FROM applications');
    expect(versions).toEqual([{ version: 1 }]);
  });

  it('what two write at once about one application', async () => {
    await Promise.all(['alpha', 'beta', 'gamma', 'delta'].map((word) => note('ಚ', `Said ${word}.`)));
    expect(await namesBy('alpha beta gamma delta')).toBe('ಚ');
  });

  it('nothing of an application that was erased', async () => {
    const { id } = await addApplication(api, { name: 'Gone' });
    ids['G'] = id;
    await note('G', 'Knows prolog.');
    await api.sql('DELETE FROM applications WHERE id = $1', [id]);
    expect(await namesBy('prolog')).toBe('');
    expect(await api.sql('SELECT FROM application_documents WHERE application_id = $1', [id])).toEqual([]);
  });

  it('the best first when it is sorted by relevance', async () => {
    await note('ಚ', 'Recommended by Asha Verma.');
    expect(await namesBy('asha verma', hr, ['relevance', 'DESC'])).toBe('Aಚ');
    expect(await namesBy('', hr, ['relevance', 'DESC'])).toBe('ಚBA');
  });
});

describe('Row 8: a search with', () => {
  it.each([
    `' OR 1=1 --`,
    `'; DROP TABLE applications; --`,
    '"unclosed',
    '""',
    '   ',
    '-',
    '-kubernetes',
    '!! & | <-> :* ( )',
    'a:* & !b',
    '%',
    '_',
    '\\',
    '$1 $2',
    "'".repeat(200),
    'x '.repeat(100),
    'ab'.repeat(100),
    '😀',
    '<script>alert(1)</script>',
  ])('%j is answered with rows or none', async (q) => {
    for (const cookie of [hr, general])
      for (const field of ['name', 'relevance']) await search(q, cookie, [field, 'ASC']).expect(200);
  });
});
