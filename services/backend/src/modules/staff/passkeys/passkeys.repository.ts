import { findRow, hasRow, listRows, oneRow, queries } from '../../../platform/database/queries';

/** How a browser reaches the device of a passkey, as it has said itself. */
interface Reachable {
  credentialId: Buffer;
  transports: string[];
}

export interface Passkey extends Reachable {
  id: string;
  staffId: string;
  /** In COSE's form. */
  publicKey: Buffer;
  /** Uses so far, by the device's count; 0 for ever where devices share the passkey. */
  counter: number;
}

export interface ListedPasskey {
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  /** Whether it is kept in more places than one device. */
  backedUp: boolean;
  /** The model of what keeps it, all zeros where that does not tell. */
  aaguid: string;
}

export const passkeys = queries('passkeys', {
  findByCredential: findRow<Passkey, [credentialId: Buffer]>(`
    SELECT id, staff_id AS "staffId", credential_id AS "credentialId", public_key AS "publicKey", counter::float8, transports
    FROM staff_passkeys WHERE credential_id = $1`),

  listCredentials: listRows<Reachable, [staffId: string]>(`
    SELECT credential_id AS "credentialId", transports FROM staff_passkeys WHERE staff_id = $1 ORDER BY id`),

  listOf: listRows<ListedPasskey, [staffId: string]>(`
    SELECT id, name, created_at AS "createdAt", last_used_at AS "lastUsedAt", backed_up AS "backedUp", aaguid
    FROM staff_passkeys WHERE staff_id = $1 ORDER BY created_at, id`),

  countOf: oneRow<{ count: number }, [staffId: string]>(`
    SELECT count(*)::int AS count FROM staff_passkeys WHERE staff_id = $1`),

  add: oneRow<
    ListedPasskey,
    [string, Buffer, publicKey: Buffer, counter: number, string[], backedUp: boolean, name: string, aaguid: string]
  >(`
    INSERT INTO staff_passkeys (staff_id, credential_id, public_key, counter, transports, backed_up, name, aaguid)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
    RETURNING id, name, created_at AS "createdAt", last_used_at AS "lastUsedAt", backed_up AS "backedUp", aaguid`),

  /** Whether it was there with the counter that the answer was held against: of two answers with the same count, one gets false. */
  use: hasRow<[id: string, before: number, counter: number, backedUp: boolean]>(`
    UPDATE staff_passkeys SET counter = $3, backed_up = $4, last_used_at = now() WHERE id = $1 AND counter = $2 RETURNING id`),

  rename: findRow<{ before: string }, [staffId: string, id: string, name: string]>(`
    UPDATE staff_passkeys SET name = $3 WHERE staff_id = $1 AND id = $2 RETURNING old.name AS before`),

  /** Gives the name of the one that is gone. */
  remove: findRow<{ name: string }, [staffId: string, id: string]>(`
    DELETE FROM staff_passkeys WHERE staff_id = $1 AND id = $2 RETURNING name`),

  removeAllOf: listRows<{ name: string }, [staffId: string]>(`
    DELETE FROM staff_passkeys WHERE staff_id = $1 RETURNING name`),
});

export const answeredChallenges = queries('answered-passkey-challenges', {
  /** Whether it was not answered before. */
  add: hasRow<[challenge: Buffer, expiresAt: Date]>(`
    INSERT INTO answered_passkey_challenges (challenge, expires_at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1`),
});
