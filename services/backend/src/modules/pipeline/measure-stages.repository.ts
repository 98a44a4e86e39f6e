import { isWithin } from '../../platform/database/days';
import { listRows, queries } from '../../platform/database/queries';
import { type ApplicationStage, fromApplication } from '../applications/application.facts';

const days = { from: '$1', to: '$2', zone: '$3' };

/** The stays that ended in the period. */
type Stays = { stage: ApplicationStage; stays: number; left: number; medianSeconds: number; p90Seconds: number };

/** Few applications are not clear: to exclude those is faster than to join all that are. */
export const { stays } = queries('measure-stages', {
  stays: listRows<Stays, [from: string, to: string, timeZone: string]>(`
   SELECT stage, stays, "left", round(p[1])::int AS "medianSeconds", round(p[2])::int AS "p90Seconds"
   FROM (
     SELECT m.from_stage AS stage, count(*)::int AS stays, count(DISTINCT m.application_id)::int AS "left",
       percentile_cont(ARRAY[0.5, 0.9]) WITHIN GROUP (ORDER BY extract(epoch FROM m.at - m.since)::float8) AS p
     FROM stage_moves m
     WHERE ${isWithin('m.at', days)} AND m.taken_back_at IS NULL AND NOT EXISTS (SELECT ${fromApplication('m.application_id')} AND a.standing <> 'clear')
     GROUP BY 1) measured`),
});
