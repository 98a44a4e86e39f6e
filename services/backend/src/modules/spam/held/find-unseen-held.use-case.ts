import type { Sql } from '../../../platform/database/database';
import type { StaffRole } from '../../staff/staff.facts';
import { submissionKinds, submissions } from '../../submissions/kinds.facts';
import { find, type Unseen } from './unseen-held.repository';

export type { Unseen } from './unseen-held.repository';

/** Of the kinds that a role judges. */
export const findUnseenHeld = (sql: Sql, role: StaffRole): Promise<Unseen> =>
  find(
    sql,
    submissionKinds.filter((kind) => submissions[kind].role === role),
    role,
  );
