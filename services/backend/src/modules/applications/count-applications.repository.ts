import { dayOf, eachDay, isWithin } from '../../platform/database/days';
import { listRows, oneRow, queries } from '../../platform/database/queries';
import { referrerName } from '../referrals/referrals.facts';
import type { ApplicationStage } from './application.facts';

type Days = [from: string, to: string, timeZone: string];

const days = { from: '$1', to: '$2', zone: '$3' };
const counted = `standing = 'clear' AND ${isWithin('created_at', days)}`;

export const received = queries('count-received-applications', {
  /** Every day of the period. */
  perDay: listRows<{ day: string; count: number }, Days>(`
    SELECT day::text, coalesce(count, 0) AS count FROM ${eachDay(days)} d
    LEFT JOIN (
      SELECT ${dayOf('created_at', '$3')} AS day, count(*)::int FROM applications WHERE ${counted} GROUP BY 1) c USING (day)
    ORDER BY day`),

  /** The 100 most frequent. */
  perPosition: listRows<{ position: string; count: number }, Days>(`
    SELECT apply AS position, count(*)::int FROM applications WHERE ${counted} GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 100`),

  /** The 100 most frequent; both null where the application told nothing. */
  perSource: listRows<{ utmSource: string | null; ref: string | null; count: number }, Days>(`
    SELECT source->>'utm_source' AS "utmSource", source->>'ref' AS ref, count(*)::int
    FROM applications WHERE ${counted} GROUP BY 1, 2 ORDER BY 3 DESC, 1, 2 LIMIT 100`),

  /** The 100 colleagues by whose links most came. */
  perReferrer: listRows<{ name: string; count: number }, Days>(`
    SELECT name, count(*)::int FROM (
      SELECT ${referrerName('referral_id')} AS name
      FROM applications WHERE referral_id IS NOT NULL AND ${counted}) referred
    GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 100`),

  /** By stage, and by the bits of the stages in which they ever were. */
  perReachedStages: listRows<{ stage: ApplicationStage; reached: number; count: number }, Days>(`
    SELECT stage, reached_stages AS reached, count(*)::int FROM applications WHERE ${counted} GROUP BY 1, 2`),
});

/** SQL: how many came for each post, as `id`, within the days from $1 to $2 in the time zone $3. */
export const selectReceivedPerPost = `SELECT job_post_id AS id, count(*)::int AS applications FROM applications
  WHERE job_post_id IS NOT NULL AND ${counted} GROUP BY 1`;

/** How many applications name an option of the form, held and discarded ones not counted: by an index on clear ones. */
export const countChosenOption = queries('count-chosen-option', {
  positions: oneRow<{ count: number }, [option: string]>(`
    SELECT count(*)::int FROM applications WHERE apply = $1 AND standing = 'clear'`),
  experience: oneRow<{ count: number }, [option: string]>(`
    SELECT count(*)::int FROM applications WHERE experience = $1 AND standing = 'clear'`),
});
