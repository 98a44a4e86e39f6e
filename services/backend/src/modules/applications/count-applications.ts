import type { ApplicationsAdminRepository } from './applications.admin.repository';
import { MOST_COUNTED } from './count-limits';
import type { ApplicationQuery } from './read-application-query.use-case';

export interface Total {
  total: number;
  estimated: boolean;
}

export async function countApplications(
  applications: ApplicationsAdminRepository,
  { condition, costly }: ApplicationQuery,
): Promise<Total> {
  if (!costly) return countUpToLimit(applications, condition);
  const { asked, held } = await applications.sample(costly.filtered, costly.asked, costly.sample + 1);
  if (asked <= costly.sample) return { total: held, estimated: false };
  const { total } = await countUpToLimit(applications, costly.filtered);
  return { total: Math.max(held, Math.round((total * held) / asked)), estimated: true };
}

async function countUpToLimit(
  applications: ApplicationsAdminRepository,
  condition: ApplicationQuery['condition'],
): Promise<Total> {
  const total = await applications.count(condition, MOST_COUNTED + 1);
  if (total <= MOST_COUNTED) return { total, estimated: false };
  return { total: Math.max(total, await applications.estimate(condition)), estimated: true };
}

/** What the page itself shows about the total: its own end, or that there is more. */
export function correctTotal({ total, estimated }: Total, query: ApplicationQuery, rows: number): Total {
  const seen = query.offset + rows;
  if (!estimated) return { total, estimated };
  if (rows > 0 && rows < query.limit) return { total: seen, estimated: false };
  return { total: rows > 0 ? Math.max(total, seen + 1) : total, estimated };
}
