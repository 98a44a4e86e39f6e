import type { Sql } from '../../../platform/database/database';
import type { StaffRole } from '../../staff/staff.facts';
import { submissionKinds, submissions } from '../../submissions/kinds.facts';
import { findUnseen, type Unseen } from './held.repository';

export type { Unseen } from './held.repository';

/** Of the kinds that a role judges. */
export const findUnseenHeld = (sql: Sql, role: StaffRole): Promise<Unseen> =>
  findUnseen(
    sql,
    submissionKinds.filter((kind) => submissions[kind].role === role),
    role,
  );
