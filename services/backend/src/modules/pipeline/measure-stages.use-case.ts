import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { isWithin } from '../../platform/database/days';
import { listRows, queries } from '../../platform/database/queries';
import type { Period } from '../../platform/http/listing/period';
import { type ApplicationStage, applicationStages, bitOf, isNotClear } from '../applications/application.facts';
import { countReachedStages, type ReachedStages } from '../applications/count-applications.use-case';

export interface StageMeasures {
  stage: ApplicationStage;
  /** Of the applications received in the period: how many are in the stage now. */
  now: number;
  /** Of the same: how many are in it now or were at any time, also by a move that was taken back. */
  reached: number;
  /** How many stays in the stage ended in the period. */
  stays: number;
  /** How long those stays were, in whole seconds; null without any. */
  medianSeconds: number | null;
  p90Seconds: number | null;
}

type Stays = Omit<StageMeasures, 'now' | 'reached'>;

const days = { from: '$1', to: '$2', zone: '$3' };

/** Few applications are not clear: to exclude those is faster than to join all that are. */
const { stays } = queries('measure-stages', {
  stays: listRows<Stays, [from: string, to: string, timeZone: string]>(`
   SELECT stage, stays, round(p[1])::int AS "medianSeconds", round(p[2])::int AS "p90Seconds"
   FROM (
     SELECT m.from_stage AS stage, count(*)::int AS stays,
       percentile_cont(ARRAY[0.5, 0.9]) WITHIN GROUP (ORDER BY extract(epoch FROM m.at - m.since)::float8) AS p
     FROM stage_moves m
     WHERE ${isWithin('m.at', days)} AND NOT ${isNotClear('m.application_id')}
     GROUP BY 1) measured`),
});

/** How far applications come, and how long they stay in each stage. Clear applications alone count. */
@Injectable()
export class MeasureStages {
  constructor(private readonly database: Database) {}

  /** One row a stage, in their order. */
  async measure(period: Period): Promise<StageMeasures[]> {
    const groups = await countReachedStages(this.database, period);
    const ended = await stays(this.database, period.from, period.to, period.timeZone);
    return applicationStages.map((stage) => {
      const { stays: n = 0, medianSeconds = null, p90Seconds = null } = ended.find((row) => row.stage === stage) ?? {};
      const now = sum(groups.filter((group) => group.stage === stage));
      const everHere = sum(groups.filter((group) => (group.reached | bitOf(group.stage)) & bitOf(stage)));
      return { stage, now, reached: everHere, stays: n, medianSeconds, p90Seconds };
    });
  }
}

const sum = (groups: ReachedStages[]) => groups.reduce((total, { count }) => total + count, 0);
