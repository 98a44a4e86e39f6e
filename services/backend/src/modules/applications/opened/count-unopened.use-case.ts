import type { Sql } from '../../../platform/database/database';
import { openings } from './opened.repository';

/** How many applications have come since a moment that nobody of HR has opened, and when the newest came; null without one. */
export const countUnopenedSince = (sql: Sql, since: Date): Promise<{ count: number; newest: Date | null }> =>
  openings.countUnopenedSince(sql, since);
