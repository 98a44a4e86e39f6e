import { listRows, oneRow, queries, run } from '../../../platform/database/queries';

export interface ListedErasure {
  addressHash: Buffer;
  /** No submission that was received until then may come back. */
  erasedAt: Date;
}

/** The hash of an address with the database's key, nested like an HMAC, so that it cannot be extended. */
export const addressHash = (email: string) =>
  `(SELECT sha256(key || sha256(key || convert_to(address_key(${email}), 'UTF8'))) FROM erasure_key)`;

/** The addresses of erased people, as hashes. */
export const erasureList = queries('erasure-list', {
  hashOf: oneRow<{ hash: Buffer }, [email: string]>(`SELECT ${addressHash('$1::text')} AS hash`),

  /** Identifies the key without revealing it. */
  keyMark: oneRow<{ mark: string }>(`SELECT encode(substr(sha256(key), 1, 8), 'hex') AS mark FROM erasure_key`),

  /** An address that is on the list already is there once, with the later time. */
  add: run<[addressHash: Buffer, erasedAt: Date]>(`
    INSERT INTO erasure_list (address_hash, erased_at) VALUES ($1, $2)
    ON CONFLICT (address_hash) DO UPDATE SET erased_at = excluded.erased_at, copied_at = NULL
    WHERE erasure_list.erased_at < excluded.erased_at`),

  findNotCopied: listRows<ListedErasure, [limit: number]>(`
    SELECT address_hash AS "addressHash", erased_at AS "erasedAt" FROM erasure_list
    WHERE copied_at IS NULL ORDER BY erased_at LIMIT $1`),

  /**
   * Lets one process at a time erase again by this list. Held until the transaction ends; the second process waits, and then
   * finds nothing left to erase.
   */
  claim: run(`SELECT pg_advisory_xact_lock(hashtextextended('erase again', 3))`),

  markCopied: run<[addressHash: Buffer, erasedAt: Date]>(`
    UPDATE erasure_list SET copied_at = now() WHERE address_hash = $1 AND erased_at = $2`),
});
