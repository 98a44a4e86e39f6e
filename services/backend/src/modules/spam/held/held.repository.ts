import { findRow, hasRow, listRows, queries } from '../../../platform/database/queries';
import {
  forEachKind,
  type Standing,
  type SubmissionKind,
  submissionKinds,
  submissions,
} from '../../submissions/kinds.facts';

/** Statements for each kind. The four tables belong to other nouns, but these columns mean the same in all of them. */
export const heldOf = forEachKind((kind, { table }) =>
  queries(`held.${kind}`, {
    /**
     * Gives its standing before, or nothing when this verdict is not for that standing. Of two at once, one waits and then
     * finds it settled.
     */
    settle: findRow<{ before: Standing }, [id: string, to: Standing, from: readonly Standing[]]>(`
      UPDATE ${table} SET standing = $2${kind === 'application' ? ', version = version + 1' : ''}
      WHERE id = $1 AND standing = ANY($3::text[]) RETURNING old.standing AS before`),

    exists: hasRow<[id: string]>(`SELECT id FROM ${table} WHERE id = $1`),
  }),
);

export const held = queries('held', {
  /** A submission that does not exist has no kind. */
  findKinds: listRows<{ id: string; kind: SubmissionKind }, [ids: string[]]>(
    submissionKinds
      .map((kind) => `SELECT id, '${kind}' AS kind FROM ${submissions[kind].table} WHERE id = ANY($1::uuid[])`)
      .join(' UNION ALL '),
  ),
});
