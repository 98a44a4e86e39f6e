import type { Sql } from '../../platform/database/database';
import type { Period } from '../../platform/http/listing/period';
import { applicationStages, bitOf } from '../applications/application.facts';
import { countReachedStages } from '../applications/count-applications.use-case';
import { stays } from './measure-stages.repository';

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
    const {
      stays: n = 0,
      left = 0,
      medianSeconds = null,
      p90Seconds = null,
    } = ended.find((row) => row.stage === stage) ?? {};
    return { stage, now, reached, stays: n, left, medianSeconds, p90Seconds };
  });
}
