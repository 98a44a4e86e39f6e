import type { Sql } from '../../platform/database/database';
import type { Period } from '../../platform/http/listing/period';
import { type OriginKind, received } from './count-applications.repository';

export { countChosenOption, type OriginKind, selectReceivedPerPost } from './count-applications.repository';

/** Counts applications by day, position, origin and referrer, and those of the period before. Held and discarded ones do not count. */
export async function countReceivedApplications(sql: Sql, { from, to, timeZone }: Period, before: Period) {
  const both = [from, to, timeZone, before.from] as const;
  return {
    perDay: await received.perDay(sql, from, to, timeZone),
    totalBefore: (await received.total(sql, before.from, before.to, timeZone)).count,
    perPosition: await received.perPosition(sql, ...both),
    perOrigin: mergeOrigins(await received.perOrigin(sql, ...both), await received.hiresPerOrigin(sql, ...both)),
    perReferrer: await received.perReferrer(sql, from, to, timeZone),
  };
}

type Counted = { kind: OriginKind; name: string | null; count: number; before: number };

/** One row an origin: also those from which nobody came in these days, and somebody was hired. */
function mergeOrigins(came: readonly Counted[], hired: readonly Counted[]) {
  const keyOf = ({ kind, name }: Counted) => `${kind} ${name}`;
  const rows = new Map(came.map((row) => [keyOf(row), { ...row, hires: 0, hiresBefore: 0 }]));
  for (const row of hired) {
    const merged = rows.get(keyOf(row)) ?? { ...row, count: 0, before: 0, hires: 0, hiresBefore: 0 };
    rows.set(keyOf(row), { ...merged, hires: row.count, hiresBefore: row.before });
  }
  return [...rows.values()];
}

/** Of the applications received in the period. */
export const { perReachedStages: countReachedStages } = received;
