import type { Sql } from '../../../platform/database/database';
import { openings, type SkippedUnopened } from './opened.repository';

/** The applications that nobody of HR has opened and about which a mail was skipped for a reason, in its words. */
export const countUnopenedSkipped = (
  sql: Sql,
  { template, answer }: Record<'template' | 'answer', string>,
): Promise<SkippedUnopened> => openings.countSkipped(sql, template, answer);
