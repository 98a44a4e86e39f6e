import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Pool } from 'pg';
import request from 'supertest';
import { configFor } from '../../../../test/config-for';
import { asRuntimeRole, dropDatabase, inServer, templateUrl } from '../../../../test/databases';
import { provenOf } from '../../../../test/extent';
import { cookieFor } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';
import { bringUpToDate } from '../../../bring-up-to-date';
import { Database } from '../../../platform/database/database';
import { createLogger } from '../../../platform/log/logger';
import { readPage } from './applications.admin.repository';
import { readApplicationQuery } from './search-applications';

type Question = [asked: string, found: string];
const { people, ...questions } = JSON.parse(readFileSync(join(__dirname, 'search-questions.json'), 'utf8')) as {
  people: Record<string, [name: string, resume: string]>;
} & Record<string, Question[]>;
const keys = Object.keys(people);
const all = Object.entries(questions).flatMap(([kind, table]) => table.map((question) => [kind, ...question] as const));

const addPeople = `
  WITH given AS (SELECT * FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS people (name, text, nth)),
  applied AS (
    INSERT INTO applications (reference, name, email, apply, experience)
    SELECT 'FD-0000-' || to_char(nth, 'FM0000'), name, 'p' || to_char(nth, 'FM00') || '@x.test', 'Post', '1-2 years' FROM given
    RETURNING id, name),
  sent AS (
    INSERT INTO resumes (application_id, key, type, original_name, size, sha256, state, settled_at)
    SELECT id, left(translate(id::text, '-', ''), 26) || '.pdf', 'pdf', 'cv', 1, sha256(''), 'stored', now() FROM applied
    RETURNING application_id)
  INSERT INTO resume_texts (application_id, text, state)
  SELECT application_id, text, 'done' FROM sent JOIN applied ON id = application_id JOIN given USING (name)`;
const values = () => [Object.values(people).map(([name]) => name), Object.values(people).map(([, text]) => text)];
const namesOf = (keyText: string) =>
  keyText
    .split(' ')
    .filter(Boolean)
    .map((key) => people[key]![0])
    .toSorted();
const listQuery = (q: string) => ({ filter: JSON.stringify({ q }), range: '[0,99]', sort: '["name","ASC"]' });

it('asks 200 questions and more, about people who are in the table', () => {
  expect(all.length).toBeGreaterThanOrEqual(200);
  expect(all.flatMap(([, , found]) => found.split(' ')).filter((key) => key && !keys.includes(key))).toEqual([]);
  expect(new Set(Object.values(people).map(([name]) => name)).size).toBe(keys.length);
});

describe('The search finds these people and no others', () => {
  let api: TestApi;
  let hr: string;

  beforeAll(async () => {
    api = await startApi();
    hr = await cookieFor(api, 'hr');
    await api.sql(addPeople, values());
  });
  afterAll(() => api.stop());

  it.each(all)('%s: %s', async (_, q, found) => {
    const { body } = await request(api.url)
      .get('/api/admin/applications')
      .query(listQuery(q))
      .set('Cookie', hr)
      .expect(200);
    expect(body.map(({ name }: { name: string }) => name).toSorted()).toEqual(namesOf(found));
  });
});

describe('In a database of the C library with the locale C', () => {
  const name = 't_libc';
  const owner = Object.assign(new URL(templateUrl()), { pathname: `/${name}` }).toString();
  let pool: Pool;
  let database: Database;

  beforeAll(async () => {
    await dropDatabase(name);
    await inServer(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8' LOCALE_PROVIDER libc LOCALE 'C'`);
    const url = asRuntimeRole(owner);
    await bringUpToDate(
      configFor({ DATABASE_OWNER_URL: owner, DATABASE_URL: url, QUEUE_URL: url }),
      createLogger('migrate', 'silent'),
    );
    pool = new Pool({ connectionString: owner });
    database = new Database({ driver: { master: pool } } as never);
    await pool.query(addPeople, values());
  }, 60_000);
  afterAll(async () => {
    await pool.end();
    await dropDatabase(name);
  });

  it('questions have the same answers', async () => {
    const actor = { role: 'hr' } as Parameters<typeof readApplicationQuery>[2];
    const wrong: string[] = [];
    for (const [, q, found] of provenOf(all, 0, 4)) {
      const rows = await readPage(database, await readApplicationQuery(database, listQuery(q), actor));
      const names = rows.map((row) => row.name).toSorted();
      if (names.join() !== namesOf(found).join()) wrong.push(`${q}: ${names.join()}`);
    }
    expect(wrong).toEqual([]);
  });
});
