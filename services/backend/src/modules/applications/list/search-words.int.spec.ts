import { createHash } from 'node:crypto';
import { Client } from 'pg';
import request from 'supertest';
import { provenOf } from '../../../../test/extent';
import { addApplication, addResume } from '../../../../test/add-application';
import { cookieFor } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';

let api: TestApi;
let hr: string;

beforeAll(async () => {
  api = await startApi();
  hr = await cookieFor(api, 'hr');
});
afterAll(() => api.stop());

const addPerson = async (name: string, text: string) => {
  const { id } = await addApplication(api, { name, email: 'p@x.test', apply: 'Post' });
  await addResume(api, id);
  await api.sql(`INSERT INTO resume_texts (application_id, text, state) VALUES ($1, $2, 'done')`, [id, text]);
  return id;
};
const namesBy = async (q: string) => {
  const query = { filter: JSON.stringify({ q }), sort: '["name","ASC"]' };
  const { body } = await request(api.url).get('/api/admin/applications').query(query).set('Cookie', hr).expect(200);
  return body.map(({ name }: { name: string }) => name);
};

/** 90,000 letters, no two of which stand side by side more than once. */
const manyRuns = Array.from({ length: 45_000 }, (_, n) =>
  String.fromCodePoint(0x4e00 + Math.floor(n / 300), 0x6000 + (n % 300)),
).join('');

describe('Words of a text', () => {
  it('are told with the characters that they take in it, whole, in parts and by stem at one place', async () => {
    const text = 'A 😀 ﬁne — Node.js, क्षत्रिय। Núñez’s developers';
    const rows = await api.sql<{ word: string; place: number; shown: string }>(
      'SELECT word, place, substr($1, starts, length) AS shown FROM search_words($1) ORDER BY place, word COLLATE "C"',
      [text],
    );
    const words = rows.map(({ word, place, shown: as }) => `${place} ${as}: ${word}`);
    expect(words).toEqual([
      '1 A: a',
      '2 ﬁne: fine',
      '2 ﬁne: ~fine',
      '3 Node.js: .js',
      '3 Node.js: js',
      '3 Node.js: node',
      '3 Node.js: node.js',
      '3 Node.js: nodejs',
      '3 Node.js: ~node ~js',
      '4 क्षत्रिय: क्षत्रिय',
      '5 Núñez’s: nunez',
      "5 Núñez’s: nunez's",
      '5 Núñez’s: ~nunez',
      '6 developers: developers',
      '6 developers: ~develop',
    ]);
  });

  it('are any two letters of a script without blanks, also across the end of a line', async () => {
    const rows = await api.sql<{ word: string; shown: string }>(
      'SELECT word, substr($1, starts, length) AS shown FROM search_words($1) ORDER BY place',
      ['会Java开\n发ｶﾞｽ น้ำใจ'],
    );
    expect(rows.map(({ word, shown }) => `${shown}: ${word}`)).toEqual([
      '会: 会',
      'Java: java',
      'Java: ~java',
      '开\n发: 开发',
      '发ｶﾞ: 发ガ',
      'ｶﾞｽ: ガス',
      'ｽ: ス',
      `น้ำใ: ${'น้ำใ'.normalize('NFKC')}`,
      'ใจ: ใจ',
      'จ: จ',
    ]);
  });

  const large: [what: string, text: string][] = [
    ['60,000 words', Array.from({ length: 60_000 }, (_, n) => `word${n}`).join(' ')],
    ['60,000 words between slashes', Array.from({ length: 60_000 }, (_, n) => `w${n}`).join('/')],
    ['50,000 times the same word', 'same '.repeat(50_000)],
    [
      '200,000 letters that are words',
      Array.from({ length: 100_000 }, (_, n) => String.fromCodePoint(0x20000 + (n % 40_000))).join(' '),
    ],
    ['90,000 letters without a blank', manyRuns],
  ];
  it.each([
    ['nothing', ''],
    ['signs alone', '... -- ’’ ++ ## // @@ “” *'],
    ['a word of 5,000 letters', 'y'.repeat(5_000)],
    ['a word of 5,000 letters of four bytes', '𠀀'.repeat(5_000)],
    ['marks without a letter', '\u0301\u0301 \u094D \u200D'],
    ['quotes and backslashes', `'' \\ '\\'' a'b'c "\\`],
    ...provenOf(large, 0, 2),
  ])('make a vector and a query of %s', async (_, text) => {
    const selectTypes =
      'SELECT pg_typeof(search_vector($1))::text AS vector, pg_typeof(search_query($1))::text AS query';
    expect(await api.sql(selectTypes, [text])).toEqual([{ vector: 'tsvector', query: 'tsquery' }]);
  });
});

describe('A resume', () => {
  it('with a word of 5,000 letters is found by its beginning', async () => {
    await addPerson('Long', `before ${'abc'.repeat(1_667)} after`);
    expect(await namesBy('abc'.repeat(30))).toEqual(['Long']);
    expect(await namesBy('abc'.repeat(10))).toEqual([]);
    expect(await namesBy('"before abcabc" after')).toEqual([]);
    expect(await namesBy('before after')).toEqual(['Long']);
  });

  it('of 200,000 characters is found by its last word, and a text of 60,000 words has all that fit', async () => {
    const words = Array.from({ length: 60_000 }, (_, n) => `q${n.toString(36)}`)
      .join(' ')
      .slice(0, 199_990);
    await addPerson('Much', `${words} lastword`.slice(0, 200_000));
    expect(await namesBy('lastword')).toEqual(['Much']);
    expect(await namesBy(`q${(30_000).toString(36)}`)).toEqual(['Much']);
  });

  it('of 20,000 letters without blanks is found by its last letters', async () => {
    await addPerson('Far', `${manyRuns.slice(0, 20_000)}软件工程师`);
    expect(await namesBy('软件工程师')).toEqual(['Far']);
    expect(await namesBy('软件师')).toEqual([]);
  });

  it('whose words do not all fit says how many of them are searched', async () => {
    const id = await addPerson('Most', manyRuns);
    const [most] = await api.sql<{ searched: number }>(
      'SELECT searched_words AS searched FROM application_documents WHERE searched_words IS NOT NULL',
    );
    const searched = most?.searched ?? 0;
    const preview = await request(api.url)
      .get(`/api/admin/applications/${id}/resume/preview`)
      .set('Cookie', hr)
      .expect(200);
    const warning = `This text is long: only its first ${searched.toLocaleString('en')} words are searched.`;
    expect(preview.body.note).toBe(warning);
    expect(searched).toBeGreaterThan(50_000);
    expect(await namesBy(manyRuns.slice(searched - 1, searched + 1))).toEqual(['Most']);
    expect(await namesBy(manyRuns.slice(searched, searched + 2))).toEqual([]);
  });
});

/** How many rows the index of names hands out for a misspelt one, when tables are not read from one end to the other. */
async function rowsFromIndex(name: string): Promise<number> {
  const client = new Client({ connectionString: api.ownerUrl });
  await client.connect();
  try {
    await client.query('SET enable_seqscan = off');
    await client.query('SET pg_trgm.word_similarity_threshold = 0.45');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      'EXPLAIN (ANALYZE, TIMING OFF) SELECT id FROM applications WHERE search_plain($1) <% search_plain(name)',
      [name],
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    return Number(/Index Scan on applications_by_plain_name.* rows=([0-9.]+) loops/.exec(plan)?.[1]);
  } finally {
    await client.end();
  }
}

describe('The notes of an application', () => {
  it('are found by the last word of the seventh, each of 5,000 letters', async () => {
    const { id } = await addApplication(api, { name: 'Noted', email: 'n@x.test', apply: 'Post' });
    await api.sql(
      `INSERT INTO application_notes (application_id, author_id, author_name, text)
       SELECT $1, $1, 'Meera', repeat('spoke ', 832) || 'note' || n FROM generate_series(1, 7) n`,
      [id],
    );
    for (const word of ['note1', 'note7']) expect(await namesBy(word)).toEqual(['Noted']);
  });
});

it('row 528: The document of a usual resume lies in its row, so that a phrase of two usual words is found without its parts', async () => {
  const text = Array.from(
    { length: 400 },
    (_, at) => `w${createHash('sha256').update(String(at)).digest('hex').slice(0, 9)}`,
  );
  const id = await addPerson('Long Resume', text.join(' '));
  const [{ size, apart } = {}] = await api.sql(
    `SELECT pg_column_size(document) AS size, pg_column_toast_chunk_id(document) IS NOT NULL AS apart
     FROM application_documents WHERE application_id = $1`,
    [id],
  );
  expect(size).toBeGreaterThan(3_000);
  expect(apart).toBe(false);
});

describe('A misspelt name', () => {
  const names = ['उमेश शर्मा', 'محمد الفاروق', 'Ольга Соколова', 'ಚಂದ್ರು ಗೌಡ', 'Núñez Ibáñez'];
  beforeAll(async () => {
    for (const name of names) await addApplication(api, { name, email: 'p@x.test', apply: 'Post' });
    await api.sql(`
      INSERT INTO applications (reference, name, email, apply, experience)
      SELECT 'FD-1111-' || to_char(n, 'FM0000'), string_agg(chr(first + (n * 7 + m * m) % 20), ''), 'p@x.test', 'Post', '1-2 years'
      FROM generate_series(1, 400) n, generate_series(1, 6) m, LATERAL (SELECT (ARRAY[2325, 1587, 1080, 3221])[n % 4 + 1]) f (first)
      GROUP BY n`);
  });

  it.each([
    ['उमेस शर्मा', 0],
    ['محمد الفروق', 1],
    ['Ольга Соклова', 2],
    ['ಚಂದ್ರು ಗೌಡಾ', 3],
    ['Nuñes Ibanez', 4],
  ])('%s is found by likeness, and by the index', async (q, which) => {
    expect((await namesBy(q))[0]).toBe(names[which]);
    expect(await rowsFromIndex(q)).toBeLessThan(20);
  });
});
