import { isUUID } from 'class-validator';
import type { Sql } from '../../platform/database/database';
import { findRow, hasRow, listRows, oneRow, queries, run } from '../../platform/database/queries';
import { fromApplication, fromShareLockedApplications, joinApplication } from '../applications/application.facts';
import type { Duplicate } from './duplicates.view';

/** A person's word on a pair, or what the search has found. */
type Decision = { state: 'found' | 'linked' | 'unlinked'; by: string | null; at: string };

const columns = `o.id, o.reference, o.apply, o.stage, o.created_at AS "createdAt", l.reasons, l.state`;

export const duplicates = queries('duplicates', {
  exists: hasRow<[id: string]>(`SELECT ${fromApplication('$1')}`),

  /** Those of them that exist, which stay until the transaction ends. */
  shareLock: listRows<{ id: string }, [ids: string[]]>(`SELECT id ${fromShareLockedApplications('$1')}`),

  list: listRows<Duplicate, [id: string]>(`
    SELECT ${columns} FROM (
      SELECT b AS other, reasons, state FROM duplicate_links WHERE a = $1 AND state <> 'unlinked'
      UNION ALL SELECT a, reasons, state FROM duplicate_links WHERE b = $1 AND state <> 'unlinked') l
    ${joinApplication('o', 'o.id = l.other')} ORDER BY o.created_at DESC, o.id DESC LIMIT 200`),

  /** The other one of a pair; nothing when they are not linked. */
  find: findRow<Duplicate, [id: string, otherId: string]>(`
    SELECT ${columns} FROM duplicate_links l ${joinApplication('o', 'o.id = $2')}
    WHERE l.a = least($1::uuid, $2::uuid) AND l.b = greatest($1::uuid, $2::uuid) AND l.state <> 'unlinked'`),

  /** Links or unlinks a pair for good. @returns the other one of it */
  decide: oneRow<Duplicate, [id: string, otherId: string, state: 'linked' | 'unlinked', by: string]>(`
    WITH l AS (
      INSERT INTO duplicate_links (a, b, state, "by") VALUES (least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid), $3, $4)
      ON CONFLICT (a, b) DO UPDATE SET state = excluded.state, "by" = excluded."by", at = now() RETURNING reasons, state)
    SELECT ${columns} FROM l ${joinApplication('o', 'o.id = $2')}`),

  /** The pair as it is, locked; times to the microsecond. */
  lock: findRow<Decision, [id: string, otherId: string]>(`
    SELECT state, "by", at::text FROM duplicate_links
    WHERE a = least($1::uuid, $2::uuid) AND b = greatest($1::uuid, $2::uuid) FOR UPDATE`),

  restore: run<[id: string, otherId: string, state: string, by: string | null, at: string]>(`
    UPDATE duplicate_links SET state = $3, "by" = $4, at = $5::timestamptz
    WHERE a = least($1::uuid, $2::uuid) AND b = greatest($1::uuid, $2::uuid)`),

  /** To be committed before `linkFound` reads: of two applications at once, the later reader sees both. */
  keepKeys: run<[applicationId: string, kinds: string[], hashes: Buffer[]]>(`
    INSERT INTO duplicate_keys (kind, hash, application_id) SELECT kind, hash, $1
    FROM unnest($2::text[], $3::bytea[]) AS k(kind, hash) ON CONFLICT DO NOTHING`),

  /**
   * Links it with the newest 50 at most, because a program that sends one form a thousand times must not make a million pairs.
   * A pair that a person has decided stays as it is.
   */
  linkFound: run<[applicationId: string]>(`
    INSERT INTO duplicate_links (a, b, reasons)
    SELECT least($1::uuid, other), greatest($1::uuid, other), reasons FROM (
      SELECT o.application_id AS other, array_agg(o.kind ORDER BY o.kind) AS reasons
      FROM duplicate_keys k JOIN duplicate_keys o USING (kind, hash)
      WHERE k.application_id = $1 AND o.application_id <> $1
      GROUP BY o.application_id ORDER BY o.application_id DESC LIMIT 50) found
    ON CONFLICT (a, b) DO UPDATE SET reasons = excluded.reasons
    WHERE duplicate_links.state = 'found' AND duplicate_links.reasons <> excluded.reasons`),
});

/** Whether both applications exist; then they exist until the transaction ends. */
export const shareLockBoth = async (tx: Sql, id: string, otherId: string): Promise<boolean> =>
  isUUID(id) && isUUID(otherId) && (await duplicates.shareLock(tx, [id, otherId])).length === 2;
