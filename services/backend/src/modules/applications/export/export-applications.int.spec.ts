import { get } from 'node:http';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import request from 'supertest';
import { provenOf } from '../../../../test/extent';
import { addApplication, addResume } from '../../../../test/add-application';
import { eventually } from '../../../../test/eventually';
import { exportsAreRecorded } from '../../../../test/exports-are-recorded';
import { readLinks, readSheet } from '../../../../test/read-sheet';
import { cookieFor } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';

let api: TestApi;
let hr: string;
let general: string;
const path = '/api/admin/applications.csv';

beforeAll(async () => {
  api = await startApi();
  [hr, general] = [await cookieFor(api, 'hr'), await cookieFor(api, 'general')];
  const { id } = await addApplication(api, {
    name: '=HYPERLINK("http://x")',
    email: 'b@mail.example',
    createdAt: '2026-01-02T00:00:00Z',
  });
  await addResume(api, id);
  await api.sql(
    `INSERT INTO application_notes (application_id, author_id, author_name, text) VALUES ($1, $2, 'Meera', 'Two\nlines')`,
    [id, randomUUID()],
  );
  await addApplication(api, { name: 'Asha, the second', email: 'a@mail.example', createdAt: '2026-01-01T20:00:00Z' });
  await api.sql(`UPDATE applications SET phone = '01204556677' WHERE email = 'a@mail.example'`);
});
afterAll(() => api.stop());

const download = (query: Record<string, unknown> = {}, cookie = hr) => {
  const texts = Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)]);
  return request(api.url).get(path).query(Object.fromEntries(texts)).set('Cookie', cookie).buffer(true);
};
/** The same list as a workbook. */
const downloadXlsx = async (query: Record<string, unknown> = {}, cookie = hr) => {
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) parameters.set(key, JSON.stringify(value));
  const address = `${api.url}/api/admin/applications.xlsx?${parameters.toString()}`;
  const answer = await fetch(address, { headers: { Cookie: cookie } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { headers: answer.headers, rows: await readSheet(bytes), links: await readLinks(bytes) };
};
const audited = () =>
  api.sql<{ action: string; details: object }>(
    `SELECT action, details FROM audit_log WHERE action LIKE 'applications.%' ORDER BY id`,
  );

describe('The list of applications as a file', () => {
  it("row 304: is named for the company's day, tells its times, and keeps the zero of a phone", async () => {
    const today = async () =>
      (await api.sql<{ day: string }>(`SELECT (now() AT TIME ZONE 'Asia/Kolkata')::date::text AS day`))[0]!.day;
    const [before, { text, headers }, { rows }, after] = [
      await today(),
      await download(),
      await downloadXlsx(),
      await today(),
    ];
    const days = headers['content-disposition']?.match(/\d{4}-\d\d-\d\d/g);
    expect([[before], [after]]).toContainEqual(days);
    expect(text).toContain('"Received (Asia/Kolkata)"');
    expect(text).toContain(`"2026-01-02 01:30:00","Asha, the second","a@mail.example","'01204556677"`);
    expect(rows[0]).toContain('In this stage since (Asia/Kolkata)');
    expect(rows[2]?.slice(1, 5)).toEqual([
      new Date('2026-01-02T01:30:00Z'),
      'Asha, the second',
      'a@mail.example',
      '01204556677',
    ]);
  });

  it('is an attachment of the day, with headings and no formula', async () => {
    const { status, headers, text } = await download();
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="applications-\d{4}-\d\d-\d\d\.csv"$/);
    expect(headers['cache-control']).toBe('no-store');
    const [heading, first, ...rest] = text.split('\r\n');
    expect(heading).toMatch(
      /^\uFEFF?"Reference","Received \(Asia\/Kolkata\)","Name",.*,"Resume","Resume state","Also applied","Notes"$/,
    );
    expect(first).toContain(`,"'=HYPERLINK(""http://x"")",`);
    expect(first).toMatch(/,"\/uploads\/[0-9a-z]{26}\.pdf","Filed","0","Meera: Two\nlines"$/);
    expect(rest).toHaveLength(2);
  });

  it('says nothing of resumes and notes to a general administrator', async () => {
    const { text } = await download({}, general);
    expect(text).not.toMatch(/uploads|Meera|Notes|Resume/);
    expect(text).toContain('"Asha, the second"');
  });

  it('takes the sort and the filter of the grid, and no range', async () => {
    const names = async (query: object) => (await download({ ...query })).text.match(/[ab]@mail/g) ?? [];
    expect(await names({ sort: ['email', 'ASC'], range: [0, 0] })).toEqual(['a@mail', 'b@mail']);
    expect(await names({ sort: ['email', 'DESC'] })).toEqual(['b@mail', 'a@mail']);
    expect(await names({ filter: { q: 'lines' } })).toEqual(['b@mail']);
    expect(await names({ filter: { hasResume: false } })).toEqual(['a@mail']);
    expect(await names({ filter: { stage: 'hired' } })).toEqual([]);
    expect((await download({ filter: { lost: 1 } })).status).toBe(400);
  });

  it('is put on record, with what it was narrowed by and how much went out', async () => {
    await exportsAreRecorded(api);
    await api.sql('TRUNCATE audit_log');
    await download({ filter: { q: 'asha', stage: 'new' } });
    await exportsAreRecorded(api);
    expect(await audited()).toEqual([
      { action: 'applications.exported', details: { filter: ['q', 'stage'], format: 'csv' } },
      {
        action: 'applications.export-ended',
        details: { filter: ['q', 'stage'], format: 'csv', rows: 1, complete: true },
      },
    ]);
  });

  it('is a workbook too, with the same columns and rows, and no formula', async () => {
    const { headers, rows } = await downloadXlsx();
    expect(headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="applications-\d{4}-\d\d-\d\d\.xlsx"$/);
    const [heading = ''] = (await download()).text.split('\r\n');
    expect(rows[0]).toEqual(
      heading
        .replace(/^\uFEFF/, '')
        .slice(1, -1)
        .split('","'),
    );
    expect(rows).toHaveLength(3);
    expect(rows[1]?.slice(1, 3)).toEqual([new Date('2026-01-02T05:30:00Z'), '=HYPERLINK("http://x")']);
    expect(rows[1]?.slice(-2)).toEqual([0, 'Meera: Two\nlines']);
    expect((await downloadXlsx({ filter: { hasResume: false } }, general)).rows.flat().join()).not.toMatch(
      /uploads|Meera|Notes|Resume/,
    );
    await exportsAreRecorded(api);
    // In any order: the end of an export is written after its reader has gone on.
    expect(await audited()).toContainEqual({
      action: 'applications.export-ended',
      details: { filter: ['hasResume'], format: 'xlsx', rows: 1, complete: true },
    });
  });

  it('is told in the words of the admin, and leads to the pages of each application', async () => {
    const { rows, links } = await downloadXlsx();
    const [headings = [], first = []] = rows;
    const cellOf = (heading: string) => first[headings.indexOf(heading)];
    expect(['Stage', 'Standing', 'Mail to HR', 'Resume state'].map(cellOf)).toEqual([
      'New',
      'Not suspected',
      'Waiting',
      'Filed',
    ]);
    const [{ id } = { id: '' }] = await api.sql<{ id: string }>(
      `SELECT id FROM applications WHERE email = 'b@mail.example'`,
    );
    const site = new URL(links['A2'] ?? '').origin;
    expect(Object.values(links)).toEqual(
      expect.arrayContaining([`${site}/admin/applications/${id}/show`, `${site}/admin/applications/${id}/resume`]),
    );
  });

  it('gives way to the next as soon as it is read, even before the log has it', async () => {
    const holdUp = 1;
    await api.sql(`CREATE FUNCTION hold_up() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN PERFORM pg_advisory_xact_lock_shared(${holdUp}); RETURN NEW; END'`);
    await api.sql(`CREATE TRIGGER hold_up BEFORE INSERT ON audit_log FOR EACH ROW
      WHEN (NEW.action = 'applications.export-ended') EXECUTE FUNCTION hold_up()`);
    const holder = new Client({ connectionString: api.databaseUrl });
    await holder.connect();
    await holder.query('SELECT pg_advisory_lock($1)', [holdUp]);
    for (let count = 0; count < 3; count++) expect((await download()).status).toBe(200);
    await holder.end();
    await exportsAreRecorded(api);
    await api.sql('DROP TRIGGER hold_up ON audit_log');
  });

  it('is refused to anybody else', async () => {
    await request(api.url).get(path).expect(401);
  });
});

describe('A file of many applications', () => {
  beforeAll(() =>
    api.sql(`INSERT INTO applications (reference, name, email, apply, experience, message, created_at)
      SELECT regexp_replace(lpad(n::text, 8, '0'), '(....)(....)', 'FD-\\1-\\2'), 'Many', 'm@mail.example', 'Java Developer', '1',
        repeat('x', 4000), now() - interval '1 day' FROM generate_series(1, 6000) n`),
  );

  it.each(provenOf(['createdAt', 'name', 'reference', 'stage', 'experience'], 0, 3))(
    'holds each of them once, sorted by %s',
    async (field) => {
      const { text } = await download({ sort: [field, 'ASC'], filter: { q: 'm@mail.example' } });
      const references = text.match(/(?<=^")FD-\S{4}-\S{4}/gm) ?? [];
      expect(references).toHaveLength(6000);
      expect(new Set(references).size).toBe(6000);
    },
  );

  it('waits for a slow reader without a connection, makes room for two at once, and ends when the reader goes', async () => {
    await exportsAreRecorded(api);
    await api.sql('TRUNCATE audit_log');
    const begin = () =>
      new Promise<() => void>((resolve, reject) => {
        const call = get(`${api.url}${path}`, { headers: { Cookie: hr } }, (answer) => {
          answer.pause();
          resolve(() => call.destroy());
        });
        call.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNRESET' ? undefined : reject(error)));
      });
    const ends = [await begin(), await begin()];
    const { status, headers } = await download();
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    const busy = () =>
      api.sql(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND state <> 'idle' AND pid <> pg_backend_pid()`,
      );
    await eventually(async () => (await busy()).length === 0);
    for (const end of ends) end();
    const ended = await eventually(async () => {
      const rows = (await audited()).filter(({ action }) => action === 'applications.export-ended');
      return rows.length === 2 && rows;
    });
    for (const { details } of ended) expect(details).toMatchObject({ complete: false });
    expect((await download({ filter: { stage: 'hired' } })).status).toBe(200);
  });
});
