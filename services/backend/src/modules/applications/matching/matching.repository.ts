import type { Database } from '../../../platform/database/database';
import { Values } from '../../../platform/database/statement';
import type { ApplicationStage } from '../application.facts';
import type { Condition } from '../list/filter-applications';

export interface MatchingApplication {
  id: string;
  version: number;
  stage: ApplicationStage;
  assignedTo: string | null;
}

/** All that meet a condition, as of one moment, up to a number of them. */
export function listMatching(database: Database, condition: Condition, most: number): Promise<MatchingApplication[]> {
  const values = new Values();
  const written = `SELECT a.id, a.version, a.stage, a.assigned_to AS "assignedTo" FROM applications a WHERE ${condition(values)} ORDER BY a.id LIMIT ${most}`;
  return database.queryOnce<MatchingApplication>(written, values.list);
}
