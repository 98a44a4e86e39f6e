import type { Sql } from '../../../platform/database/database';
import type { Visitor } from '../visitor';
import type { NoticeKind } from '../staff.facts';
import { notices } from './staff-notices.repository';

export type { StaffNotice } from './staff-notices.repository';

/** These also go to every general administrator, whose session may have done it. */
const forAdministrators: readonly NoticeKind[] = ['administrator-invited', 'administrator-added'];

/** The facts for a mail about somebody's access. */
export const { findStaffNotice } = notices;

/** Notes whom a mail tells of the change: in its transaction, so that none is lost. An operator is no visitor. */
export const tellStaff = (tx: Sql, kind: NoticeKind, personId: string, visitor?: Visitor, actor?: { id: string }) => {
  const { address = '', userAgent = '' } = visitor ?? {};
  return notices.add(tx, kind, personId, actor?.id ?? null, address, userAgent, forAdministrators.includes(kind));
};
