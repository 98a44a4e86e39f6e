import { findRow, listRows, queries, run } from '../../../platform/database/queries';

export interface SavedSignature {
  text: string;
  updatedAt: Date;
  updatedBy: string;
  /** Of no other text of any signature. */
  version: number;
}

/** Null = the office's. */
type Owner = string | null;

const columns = 'text, updated_at AS "updatedAt", updated_by AS "updatedBy", version';

/** There is no row where there is no signature. */
export const signatures = queries('signatures', {
  /** The person's and the office's. */
  list: listRows<SavedSignature & { owner: Owner }, [staffId: string]>(`
    SELECT staff_id AS owner, ${columns} FROM signatures WHERE staff_id = $1 OR staff_id IS NULL`),

  /** The person's; where they have none, or are nobody, the office's. */
  findFor: findRow<Pick<SavedSignature, 'text'>, [staffId: Owner]>(`
    SELECT text FROM signatures WHERE staff_id = $1 OR staff_id IS NULL ORDER BY staff_id NULLS LAST LIMIT 1`),

  /** Two who change the office's come one after the other. */
  lock: run<[owner: string]>(`SELECT pg_advisory_xact_lock(hashtextextended('signature ' || $1, 0))`),

  find: findRow<Pick<SavedSignature, 'text' | 'version'>, [staffId: Owner]>(
    'SELECT text, version FROM signatures WHERE staff_id IS NOT DISTINCT FROM $1::uuid',
  ),
  write: run<[staffId: Owner, text: string, by: string]>(`
    INSERT INTO signatures (staff_id, text, updated_by) VALUES ($1, $2, $3)
    ON CONFLICT (staff_id) DO UPDATE SET text = $2, updated_by = $3, updated_at = now(), version = DEFAULT`),
  remove: run<[staffId: Owner]>('DELETE FROM signatures WHERE staff_id IS NOT DISTINCT FROM $1::uuid'),
});
