import { Injectable } from '@nestjs/common';
import type { Sql } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';
import { insertEvent } from '../../../platform/outbox/outbox';
import { STAFF_ACCESS_CHANGED } from '../staff.facts';

/** The changes that people are told of by mail. The first two also go to every general administrator, whose session may have done it. */
export const noticeKinds = [
  'administrator-invited',
  'administrator-added',
  'password-changed',
  'password-reset',
  'password-reset-by-operator',
  'codes-set-up',
  'codes-removed',
  'codes-locked',
  'new-device',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

const forAdministrators: readonly NoticeKind[] = ['administrator-invited', 'administrator-added'];

export interface Deed {
  /** The person who did it, if anybody was signed in. */
  actorId?: string;
  address?: string;
  userAgent?: string;
}

/** Somebody who is invited has a mail of their own already. */
const tell = statement(
  'staff-notices.tell',
  `WITH told AS (
     INSERT INTO staff_notices (kind, recipient_id, person_id, actor_id, address, user_agent)
     SELECT $1, id, $2, $3, $4, $5 FROM staff
     WHERE password_hash IS NOT NULL AND (id = $2 OR ($6 AND role = 'general' AND disabled_at IS NULL))
     RETURNING id
   )
   ${insertEvent(`'${STAFF_ACCESS_CHANGED}'`, 'id', 'told')}`,
);

/** Notes whom a mail tells that somebody's access has changed: in the transaction that changes it, so that none is lost. */
@Injectable()
export class TellStaff {
  async tell(kind: NoticeKind, personId: string, { actorId, address, userAgent }: Deed, tx: Sql): Promise<void> {
    const place = [address ?? '', userAgent ?? ''];
    await tx.query(tell, [kind, personId, actorId ?? null, ...place, forAdministrators.includes(kind)]);
  }
}
