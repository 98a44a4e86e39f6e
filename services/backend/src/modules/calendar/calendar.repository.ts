import type { Sql } from '../../platform/database/database';
import { oneRow, queries, run } from '../../platform/database/queries';
import { dayAfter, listWorkingDays, type WorkingCalendar } from './working-days';

type Holidays = { day: string; name: string }[];

/** The one row of the table. */
export interface CompanyCalendar extends WorkingCalendar {
  holidays: Holidays;
  weekend: number[];
  answerDays: number;
  clientAnswerDays: number;
  figurePublished: boolean;
  version: number;
  updatedAt: Date;
}

const columns = `weekend, holidays, time_zone AS "timeZone", answer_days AS "answerDays",
  client_answer_days AS "clientAnswerDays", figure_published AS "figurePublished",
  version, updated_at AS "updatedAt"`;

export const calendar = queries('calendar', {
  find: oneRow<CompanyCalendar>(`SELECT ${columns} FROM working_calendar`),
  lock: oneRow<CompanyCalendar>(`SELECT ${columns} FROM working_calendar FOR NO KEY UPDATE`),

  save: oneRow<CompanyCalendar, [weekend: readonly number[], holidays: string, figurePublished: boolean]>(`
    UPDATE working_calendar SET weekend = $1, holidays = $2::jsonb, figure_published = $3, version = version + 1, updated_at = now()
    RETURNING ${columns}`),

  /** What is not HR's to edit. */
  follow: oneRow<CompanyCalendar, [timeZone: string, answerDays: number, clientAnswerDays: number]>(`
    UPDATE working_calendar SET time_zone = $1, answer_days = $2, client_answer_days = $3 RETURNING ${columns}`),
});

export const answerDates = queries('answer-dates', {
  ofNow: oneRow<{ applicant: Date | null; client: Date | null }, [clientDays: number]>(`
    SELECT answer_due_from(now()) AS applicant,
      (SELECT ends_at FROM working_days WHERE starts_at > now() ORDER BY starts_at OFFSET $1::int - 1 LIMIT 1) AS client`),
  nextChange: oneRow<{ ms: number | null }>(
    'SELECT ceil(extract(epoch FROM min(starts_at) - now()) * 1000)::float8 AS ms FROM working_days WHERE starts_at > now()',
  ),
});

const days = queries('working-days', {
  extent: oneRow<{ first: string | null; last: string | null }>(
    'SELECT min(day)::text AS first, max(day)::text AS last FROM working_days',
  ),
  removeOthers: run<[days: readonly string[]]>('DELETE FROM working_days WHERE day <> ALL ($1::date[])'),
  put: run<[days: readonly string[], starts: readonly Date[], ends: readonly Date[]]>(`
    INSERT INTO working_days (day, starts_at, ends_at) SELECT * FROM unnest($1::date[], $2::timestamptz[], $3::timestamptz[])
    ON CONFLICT (day) DO UPDATE SET starts_at = excluded.starts_at, ends_at = excluded.ends_at
    WHERE (working_days.starts_at, working_days.ends_at) IS DISTINCT FROM (excluded.starts_at, excluded.ends_at)`),
});

/** A date is looked up in the days that are written down: they reach further than anybody is kept waiting. */
const FIRST_DAY = '2025-01-01';
const REACH_DAYS = 760;

/** The last day that is written down, or nothing. */
export const findLastDay = async (sql: Sql): Promise<string | null> => (await days.extent(sql)).last;

/** Writes the days of the calendar down, and keeps readers out of nothing: who reads meanwhile has those of before. */
export async function writeWorkingDays(tx: Sql, of: WorkingCalendar, today: string): Promise<void> {
  const list = listWorkingDays(of, FIRST_DAY, dayAfter(today, REACH_DAYS));
  const names = list.map(({ day }) => day);
  await days.removeOthers(tx, names);
  await days.put(
    tx,
    names,
    list.map(({ startsAt }) => startsAt),
    list.map(({ endsAt }) => endsAt),
  );
}
