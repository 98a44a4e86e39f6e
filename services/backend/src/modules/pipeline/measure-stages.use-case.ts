import type { Sql } from '../../platform/database/database';
import { isWithin } from '../../platform/database/days';
import { listRows, queries } from '../../platform/database/queries';
import type { Period } from '../../platform/http/listing/period';
import { type ApplicationStage, applicationStages, bitOf, fromApplication } from '../applications/application.facts';
import { countReachedStages } from '../applications/count-applications.use-case';

const days = { from: '$1', to: '$2', zone: '$3' };

/** The stays that ended in the period. */
type Stays = { stage: ApplicationStage; stays: number; medianSeconds: number; p90Seconds: number };

/** Few applications are not clear: to exclude those is faster than to join all that are. */
const { stays } = queries('measure-stages', {
  stays: listRows<Stays, [from: string, to: string, timeZone: string]>(`
   SELECT stage, stays, round(p[1])::int AS "medianSeconds", round(p[2])::int AS "p90Seconds"
   FROM (
     SELECT m.from_stage AS stage, count(*)::int AS stays,
       percentile_cont(ARRAY[0.5, 0.9]) WITHIN GROUP (ORDER BY extract(epoch FROM m.at - m.since)::float8) AS p
     FROM stage_moves m
     WHERE ${isWithin('m.at', days)} AND NOT EXISTS (SELECT ${fromApplication('m.application_id')} AND a.standing <> 'clear')
     GROUP BY 1) measured`),
});

/**
 * How far applications come, and how long they stay in each stage: one row a stage, in their order. Clear applications alone count.
 * `now` and `reached` are of those received in the period; a stage reached by a move that was taken back counts, too.
 */
export async function measureStages(sql: Sql, { from, to, timeZone }: Period) {
  const groups = await countReachedStages(sql, from, to, timeZone);
  const ended = await stays(sql, from, to, timeZone);
  const sum = (some: typeof groups) => some.reduce((total, { count }) => total + count, 0);
  return applicationStages.map((stage) => {
    const now = sum(groups.filter((group) => group.stage === stage));
    const reached = sum(groups.filter((group) => (group.reached | bitOf(group.stage)) & bitOf(stage)));
    const { stays: n = 0, medianSeconds = null, p90Seconds = null } = ended.find((row) => row.stage === stage) ?? {};
    return { stage, now, reached, stays: n, medianSeconds, p90Seconds };
  });
}
