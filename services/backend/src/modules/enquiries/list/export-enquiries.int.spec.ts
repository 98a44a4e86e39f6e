import request from 'supertest';
import { exportsAreRecorded } from '../../../../test/exports-are-recorded';
import { readSheet } from '../../../../test/read-sheet';
import { cookieFor } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';

let api: TestApi;
let hr: string;
let general: string;

const tables = [
  ['users', 'feedback', 'consultations', `number, website, feedback`, `'0120', 'https://x.example', '=1+1'`],
  ['enquiries', 'enquiries', 'home_enquiries', `company, project_details`, `'@company', '=1+1'`],
  ['contacts', 'contacts', 'contact_messages', `number, message`, `'0120', '=1+1'`],
] as const;

beforeAll(async () => {
  api = await startApi();
  [hr, general] = [await cookieFor(api, 'hr'), await cookieFor(api, 'general')];
  for (const [, , table, columns, values] of tables)
    await api.sql(`INSERT INTO ${table} (reference, name, email, standing, created_at, ${columns})
      SELECT regexp_replace(lpad(n::text, 8, '0'), '(....)(....)', 'FD-\\1-\\2'), 'N' || n % 7, 'e' || n || '@mail.example',
        CASE WHEN n <= 1100 THEN 'clear' ELSE 'held' END, now() - n % 5 * interval '1 day', ${values}
      FROM generate_series(1, 1200) n`);
});
afterAll(() => api.stop());

const download = async (path: string, query: Record<string, unknown> = {}) => {
  const texts = Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)]);
  const call = request(api.url).get(`/api/admin/${path}.csv`).query(Object.fromEntries(texts));
  return call.set('Cookie', general).buffer(true);
};
const references = (text: string) => text.match(/(?<=^")FD-\S{4}-\S{4}/gm) ?? [];

describe.each(tables)('The file of %s', (path, name) => {
  it('holds each clear one once, in the order of the list, without formulas', async () => {
    for (const field of ['createdAt', 'name']) {
      const { text, headers } = await download(path, { sort: [field, 'DESC'] });
      expect(headers['content-disposition']).toContain(`filename="${name}-`);
      expect(new Set(references(text)).size).toBe(1100);
      expect(references(text)).toHaveLength(1100);
      expect(text).toContain(`,"'=1+1",`);
      expect(text).not.toMatch(/,"(?:[=+@-]|0120)/);
    }
  });

  it('is a workbook too', async () => {
    const answer = await fetch(`${api.url}/api/admin/${path}.xlsx`, { headers: { Cookie: general } });
    expect(answer.headers.get('content-disposition')).toMatch(new RegExp(`filename="${name}-[0-9-]+\\.xlsx"`));
    const [, ...rows] = await readSheet(Buffer.from(await answer.arrayBuffer()));
    expect(new Set(rows.map(([reference]) => reference)).size).toBe(1100);
    for (const row of rows) expect(row).toContain('=1+1');
  });

  it('takes the filter of the list', async () => {
    expect(references((await download(path, { filter: { standing: 'held' } })).text)).toHaveLength(100);
    expect(references((await download(path, { filter: { q: 'e77@' } })).text)).toEqual(['FD-0000-0077']);
    expect((await download(path, { filter: { lost: 1 } })).status).toBe(400);
  });

  it('is for general administrators alone, and put on record', async () => {
    await request(api.url).get(`/api/admin/${path}.csv`).expect(401);
    await request(api.url).get(`/api/admin/${path}.csv`).set('Cookie', hr).expect(403);
    await exportsAreRecorded(api);
    const entries = await api.sql(`SELECT details FROM audit_log WHERE action = '${name}.export-ended'`);
    expect(entries).toContainEqual({ details: { filter: ['q'], format: 'csv', rows: 1, complete: true } });
  });
});
