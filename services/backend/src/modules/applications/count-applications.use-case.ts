import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../platform/database/database';
import { dayOf, eachDay, isWithin } from '../../platform/database/days';
import { onlyRow, statement } from '../../platform/database/statement';
import type { Period } from '../../platform/http/listing/period';
import { referrerName } from '../referrals/referrals.facts';
import type { ApplicationStage } from './application.facts';

const days = { from: '$1', to: '$2', zone: '$3' };
const counted = `standing = 'clear' AND ${isWithin('created_at', days)}`;

/** Every day of the period. */
const perDay = statement(
  'count-received-applications.per-day',
  `SELECT day::text, coalesce(count, 0) AS count FROM ${eachDay(days)} d
   LEFT JOIN (
     SELECT ${dayOf('created_at', '$3')} AS day, count(*)::int FROM applications WHERE ${counted} GROUP BY 1) c USING (day)
   ORDER BY day`,
);
/** The 100 most frequent. */
const perPosition = statement(
  'count-received-applications.per-position',
  `SELECT apply AS position, count(*)::int FROM applications WHERE ${counted} GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 100`,
);
/** The 100 most frequent; both null where the application told nothing. */
const perSource = statement(
  'count-received-applications.per-source',
  `SELECT source->>'utm_source' AS "utmSource", source->>'ref' AS ref, count(*)::int
   FROM applications WHERE ${counted} GROUP BY 1, 2 ORDER BY 3 DESC, 1, 2 LIMIT 100`,
);
/** The 100 colleagues by whose links most came. */
const perReferrer = statement(
  'count-received-applications.per-referrer',
  `SELECT name, count(*)::int FROM (
     SELECT ${referrerName('referral_id')} AS name
     FROM applications WHERE referral_id IS NOT NULL AND ${counted}) referred
   GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 100`,
);

/** How many applications came in, when, for what, from where and by whom. What is held or discarded does not count. */
@Injectable()
export class CountReceivedApplications {
  constructor(private readonly database: Database) {}

  async count({ from, to, timeZone }: Period) {
    const values = [from, to, timeZone];
    type Source = { utmSource: string | null; ref: string | null; count: number };
    return {
      perDay: await this.database.query<{ day: string; count: number }>(perDay, values),
      perPosition: await this.database.query<{ position: string; count: number }>(perPosition, values),
      perSource: await this.database.query<Source>(perSource, values),
      perReferrer: await this.database.query<{ name: string; count: number }>(perReferrer, values),
    };
  }
}

/** SQL: how many came for each post, as `id`, within the days from $1 to $2 in the time zone $3. */
export const selectReceivedPerPost = `SELECT job_post_id AS id, count(*)::int AS applications FROM applications
  WHERE job_post_id IS NOT NULL AND ${counted} GROUP BY 1`;

export interface ReachedStages {
  stage: ApplicationStage;
  /** The bits of the stages in which they ever were. */
  reached: number;
  count: number;
}

const perStages = statement(
  'measure-stages.reached',
  `SELECT stage, reached_stages AS reached, count(*)::int FROM applications WHERE ${counted} GROUP BY 1, 2`,
);

/** Of the applications received in the period. */
export const countReachedStages = (sql: Sql, { from, to, timeZone }: Period): Promise<ReachedStages[]> =>
  sql.query(perStages, [from, to, timeZone]);

/** Each is answered by an index on clear applications. */
const countBy = (column: 'apply' | 'experience') =>
  statement(
    `count-chosen-option.${column}`,
    `SELECT count(*)::int FROM applications WHERE ${column} = $1 AND standing = 'clear'`,
  );
const perOption = { positions: countBy('apply'), experience: countBy('experience') };

/** How many applications name an option of the form. What is held or discarded does not count. */
@Injectable()
export class CountChosenOption {
  constructor(private readonly database: Database) {}

  async count(kind: keyof typeof perOption, option: string): Promise<number> {
    return onlyRow(await this.database.query<{ count: number }>(perOption[kind], [option])).count;
  }
}
