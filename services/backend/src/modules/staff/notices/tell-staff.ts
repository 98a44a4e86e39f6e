import type { Sql } from '../../../platform/database/database';
import { queries, run } from '../../../platform/database/queries';
import { insertEvent } from '../../../platform/outbox/outbox';
import { STAFF_ACCESS_CHANGED } from '../staff.facts';

/** The changes that people are told of by mail. The first two also go to every general administrator, whose session may have done it. */
export type NoticeKind =
  | 'administrator-invited'
  | 'administrator-added'
  | 'password-changed'
  | 'password-reset'
  | 'password-reset-by-operator'
  | 'codes-set-up'
  | 'codes-removed'
  | 'codes-locked'
  | 'new-device';

const forAdministrators: readonly NoticeKind[] = ['administrator-invited', 'administrator-added'];

interface Deed {
  /** The person who did it, if anybody was signed in. */
  actorId?: string;
  address?: string;
  userAgent?: string;
}

const notices = queries('staff-notices', {
  /** Somebody who is invited has a mail of their own already. */
  add: run<[NoticeKind, personId: string, actorId: string | null, string, string, alsoToAdministrators: boolean]>(`
    WITH told AS (
      INSERT INTO staff_notices (kind, recipient_id, person_id, actor_id, address, user_agent)
      SELECT $1, id, $2, $3, $4, $5 FROM staff
      WHERE password_hash IS NOT NULL AND (id = $2 OR ($6 AND role = 'general' AND disabled_at IS NULL))
      RETURNING id
    )
    ${insertEvent(`'${STAFF_ACCESS_CHANGED}'`, 'id', 'told')}`),
});

/** Notes whom a mail tells that somebody's access has changed: in the transaction that changes it, so that none is lost. */
export function tellStaff(tx: Sql, kind: NoticeKind, personId: string, deed: Deed): Promise<void> {
  const { actorId = null, address = '', userAgent = '' } = deed;
  return notices.add(tx, kind, personId, actorId, address, userAgent, forAdministrators.includes(kind));
}
