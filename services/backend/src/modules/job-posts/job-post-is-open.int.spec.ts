import { Client } from 'pg';
import { createTestDatabase } from '../../../test/databases';
import type { Sql } from '../../platform/database/database';
import { jobPostIsOpen, jobPostState } from './job-post.entity';
import { resolveClosing, resolveOpening } from './edit/apply-to-job-post';

let client: Client;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await createTestDatabase();
  ({ drop } = database);
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await drop();
});

const sql: Sql = {
  query: async <Row>(statement: object, values: readonly unknown[] = []) =>
    (await client.query({ ...(statement as { text: string }), values: [...values] })).rows as Row[],
};

async function look(at: string, opensAt: string | null, closesAt: string | null, intent = 'published') {
  const { rows } = await client.query(
    `SELECT ${jobPostIsOpen('post', '$4::timestamptz')} AS open, ${jobPostState('post', '$4::timestamptz')} AS state
     FROM (SELECT $1::text AS intent, $2::timestamptz AS opens_at, $3::timestamptz AS closes_at) post`,
    [intent, opensAt, closesAt, at],
  );
  expect(rows[0].open).toBe(rows[0].state === 'open');
  return rows[0].state as string;
}

describe('The state of a job post', () => {
  const opens = '2026-03-01T09:00:00Z';
  const closes = '2026-04-01T09:00:00Z';

  it.each([
    ['2026-03-01T08:59:59.999Z', 'scheduled'],
    ['2026-03-01T09:00:00.000Z', 'open'],
    ['2026-04-01T08:59:59.999Z', 'open'],
    ['2026-04-01T09:00:00.000Z', 'closed'],
  ])('at %s is %s', async (at, state) => {
    expect(await look(at, opens, closes)).toBe(state);
  });

  it.each(['draft', 'closed', 'filled'])('is %s when HR says so, at any time', async (intent) => {
    for (const at of ['2026-02-01T00:00:00Z', '2026-03-15T00:00:00Z', '2026-05-01T00:00:00Z'])
      expect(await look(at, opens, closes, intent)).toBe(intent);
  });

  it('is open without end when no times are given', async () => {
    expect(await look('2099-01-01T00:00:00Z', null, null)).toBe('open');
    expect(await look('2099-01-01T00:00:00Z', opens, null)).toBe('open');
    expect(await look('2020-01-01T00:00:00Z', null, closes)).toBe('open');
  });
});

describe('A day that a post opens or closes on', () => {
  it.each([
    ['Asia/Kolkata', '2026-12-31', '2026-12-30T18:30:00.000Z', '2026-12-31T18:30:00.000Z'],
    ['UTC', '2026-12-31', '2026-12-31T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-01-01', '2025-12-31T10:00:00.000Z', '2026-01-01T10:00:00.000Z'],
    ['Etc/GMT+5', '2026-01-01', '2026-01-01T05:00:00.000Z', '2026-01-02T05:00:00.000Z'],
    // 23 hours: the clocks go forward that night.
    ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
    // 25 hours.
    ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
    // There was no midnight: the day began at 01:00.
    ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00.000Z', '2018-11-05T02:00:00.000Z'],
    ['Asia/Kolkata', '2028-02-29', '2028-02-28T18:30:00.000Z', '2028-02-29T18:30:00.000Z'],
  ])('in %s, %s, begins at %s and ends at %s', async (zone, day, start, end) => {
    expect((await resolveOpening(day, zone, sql)).toISOString()).toBe(start);
    expect((await resolveClosing(day, zone, sql)).toISOString()).toBe(end);
  });

  it('is over for the company while it goes on in Greenwich', async () => {
    const closes = (await resolveClosing('2026-06-30', 'Asia/Kolkata', sql)).toISOString();
    expect(await look('2026-06-30T18:29:59Z', null, closes)).toBe('open');
    expect(await look('2026-06-30T18:30:00Z', null, closes)).toBe('closed');
  });

  it('does not matter to a moment', async () => {
    const moment = '2026-06-30T12:00:00+05:30';
    expect((await resolveClosing(moment, 'America/New_York', sql)).toISOString()).toBe('2026-06-30T06:30:00.000Z');
  });
});
