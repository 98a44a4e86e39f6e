import { dayOf, eachDay, endsOf, isWithin } from '../../platform/database/days';
import { listRows, oneRow, queries } from '../../platform/database/queries';
import { referrerName } from '../referrals/referrals.facts';
import { type ApplicationStage, toldSource } from './application.facts';

type Days = [from: string, to: string, timeZone: string];
type WeekCount = { monday: string; position: string; count: number };
type BothPeriods = [...Days, beforeFrom: string];
export type OriginKind = 'referral' | 'source' | 'untold';
type OriginCount = {
  kind: OriginKind;
  name: string | null;
  count: number;
  before: number;
  hires: number;
  hiresBefore: number;
};

const days = { from: '$1', to: '$2', zone: '$3' };
const counted = `standing = 'clear' AND ${isWithin('created_at', days)}`;
const inBoth = (column: string) => isWithin(column, { ...days, from: '$4' });
const startsBy = (column: string) => `${column} >= ($1::date::timestamp AT TIME ZONE $3)`;
/** Of the period, and of the one before it. */
const countOf = (column: string) => `(count(*) FILTER (WHERE ${startsBy(column)}))::int`;
const countBefore = (column: string) => `(count(*) FILTER (WHERE NOT ${startsBy(column)}))::int`;
const bothCounts = (column: string) => `${countOf(column)} AS count, ${countBefore(column)} AS before`;
const origin = `CASE WHEN a.referral_id IS NOT NULL THEN 'referral' WHEN ${toldSource('a')} IS NULL THEN 'untold' ELSE 'source' END AS kind,
  CASE WHEN a.referral_id IS NULL THEN ${toldSource('a')} END AS name`;

export const received = queries('count-received-applications', {
  /** Every day of the period. */
  perDay: listRows<{ day: string; since: Date; until: Date; count: number }, Days>(`
    SELECT day::text, ${endsOf('day', '$3')}, coalesce(count, 0) AS count FROM ${eachDay(days)} d
    LEFT JOIN (
      SELECT ${dayOf('created_at', '$3')} AS day, count(*)::int FROM applications WHERE ${counted} GROUP BY 1) c USING (day)
    ORDER BY day`),

  /** The 100 most frequent. */
  perPosition: listRows<{ position: string; count: number; before: number }, BothPeriods>(`
    SELECT apply AS position, ${bothCounts('created_at')}
    FROM applications WHERE standing = 'clear' AND ${inBoth('created_at')} GROUP BY 1 ORDER BY 2 DESC, 3 DESC, 1 LIMIT 100`),

  /** Of some positions: how many came in each week, which begins on Monday; each day counts as the one so many days later. */
  perWeek: listRows<WeekCount, [...Days, positions: string[], daysLater: number]>(`
    SELECT date_trunc('week', ${dayOf('created_at', '$3')} + $5::int)::date::text AS monday, apply AS position, count(*)::int
    FROM applications WHERE apply = ANY ($4::text[]) AND ${counted} GROUP BY 1, 2`),

  /**
   * Where applications came from, and who was hired in these days, whenever they came: the 100 origins from which most came, and the 100
   * with most hires, each with all of its numbers. A referral goes before what its link says.
   */
  perOrigin: listRows<OriginCount, BothPeriods>(`
    WITH counted AS (
      SELECT ${origin}, ${bothCounts('a.created_at')}, 0 AS hires, 0 AS hires_before
      FROM applications a WHERE a.standing = 'clear' AND ${inBoth('a.created_at')} GROUP BY 1, 2
      UNION ALL
      SELECT ${origin}, 0, 0, ${countOf('a.stage_since')}, ${countBefore('a.stage_since')}
      FROM applications a WHERE a.standing = 'clear' AND a.stage = 'hired' AND ${inBoth('a.stage_since')} GROUP BY 1, 2),
    summed AS (
      SELECT kind, name, sum(count)::int AS count, sum(before)::int AS before,
        sum(hires)::int AS hires, sum(hires_before)::int AS "hiresBefore"
      FROM counted GROUP BY 1, 2),
    ranked AS (
      SELECT *, row_number() OVER (ORDER BY count DESC, before DESC, hires DESC, "hiresBefore" DESC, kind, name) AS by_count,
        row_number() OVER (ORDER BY hires DESC, "hiresBefore" DESC, count DESC, before DESC, kind, name) AS by_hires
      FROM summed)
    SELECT kind, name, count, before, hires, "hiresBefore" FROM ranked
    WHERE by_count <= 100 OR (by_hires <= 100 AND hires + "hiresBefore" > 0) ORDER BY by_count`),

  /** The 100 colleagues by whose links most came. A name in another case is the same colleague, as in the filter of the list. */
  perReferrer: listRows<{ name: string; count: number; before: number }, BothPeriods>(`
    SELECT max(name) AS name, ${bothCounts('created_at')} FROM (
      SELECT ${referrerName('referral_id')} AS name, created_at
      FROM applications WHERE referral_id IS NOT NULL AND standing = 'clear' AND ${inBoth('created_at')}) referred
    GROUP BY lower(name) ORDER BY 2 DESC, 3 DESC, lower(name) LIMIT 100`),

  /** By stage, and by the bits of the stages in which they ever were. */
  perReachedStages: listRows<{ stage: ApplicationStage; reached: number; count: number }, Days>(`
    SELECT stage, reached_stages AS reached, count(*)::int FROM applications WHERE ${counted} GROUP BY 1, 2`),
});

/** SQL: how many came for each post, as `id`, within the days from $1 to $2 in the time zone $3, and `before`, from $4 on. */
export const selectReceivedPerPost = `SELECT job_post_id AS id, ${bothCounts('created_at')} FROM applications
  WHERE job_post_id IS NOT NULL AND standing = 'clear' AND ${inBoth('created_at')} GROUP BY 1`;

/** How many applications name an option of the form, held and discarded ones not counted: by an index on clear ones. */
export const countChosenOption = queries('count-chosen-option', {
  positions: oneRow<{ count: number }, [option: string]>(`
    SELECT count(*)::int FROM applications WHERE apply = $1 AND standing = 'clear'`),
  experience: oneRow<{ count: number }, [option: string]>(`
    SELECT count(*)::int FROM applications WHERE experience = $1 AND standing = 'clear'`),
});
