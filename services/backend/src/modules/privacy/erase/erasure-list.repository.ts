import { z } from 'zod';
import type { Sql } from '../../../platform/database/database';
import { listRows, oneRow, queries, run } from '../../../platform/database/queries';
import type { Storage } from '../../../platform/storage/storage';

export interface ListedErasure {
  addressHash: Buffer;
  /** No submission that was received until then may come back. */
  erasedAt: Date;
}

/** SQL: the hash of an address with the database's key `k.key`, nested like an HMAC, so that it cannot be extended. */
const hashOfAddress = (email: string) => `sha256(k.key || sha256(k.key || convert_to(address_key(${email}), 'UTF8')))`;

/** A table with addresses of people, the column that has them, and which of its rows count. */
interface Addressed {
  table: string;
  email?: string;
  where?: string;
}

/**
 * SQL: the rows `s` of a table from before the erasures of the people whose addresses they have, of which $1 are the hashes and $2 the
 * times. It looks at the next $4 rows behind the id $3, and gives the last one's id, null at the end of the table. The key is joined,
 * because a subquery for it would be run for each row.
 */
export const selectErased = ({ table, email = 'email', where = 'true' }: Addressed) => `
  WITH looked_at AS MATERIALIZED (
    SELECT id, ${email} AS email, created_at, ${where} AS counts FROM ${table} WHERE id > $3 ORDER BY id LIMIT $4)
  SELECT (SELECT id FROM looked_at ORDER BY id DESC LIMIT 1) AS last, array(
    SELECT DISTINCT s.id FROM looked_at s CROSS JOIN erasure_key k
      JOIN unnest($1::bytea[], $2::timestamptz[]) e (hash, at) ON e.hash = ${hashOfAddress('s.email')}
    WHERE s.counts AND s.created_at <= e.at) AS erased`;

/** The addresses of erased people, as hashes. */
export const erasureList = queries('erasure-list', {
  hashOf: oneRow<{ hash: Buffer }, [email: string]>(`SELECT ${hashOfAddress('$1::text')} AS hash FROM erasure_key k`),

  /** Identifies the key without revealing it. */
  keyMark: oneRow<{ mark: string }>(`SELECT encode(substr(sha256(key), 1, 8), 'hex') AS mark FROM erasure_key`),

  /** By the clock that dates submissions: those from before this moment stay erased, later ones do not. */
  now: oneRow<{ at: Date }>('SELECT clock_timestamp() AS at'),

  /** An address that is on the list already is there once, with the later time. */
  add: run<[addressHash: Buffer, erasedAt: Date]>(`
    INSERT INTO erasure_list (address_hash, erased_at) VALUES ($1, $2)
    ON CONFLICT (address_hash) DO UPDATE SET erased_at = excluded.erased_at, copied_at = NULL
    WHERE erasure_list.erased_at < excluded.erased_at`),

  findNotCopied: listRows<ListedErasure, [limit: number]>(`
    SELECT address_hash AS "addressHash", erased_at AS "erasedAt" FROM erasure_list
    WHERE copied_at IS NULL ORDER BY erased_at LIMIT $1`),

  readAll: listRows<ListedErasure>('SELECT address_hash AS "addressHash", erased_at AS "erasedAt" FROM erasure_list'),

  /** Those of the given ones that are not in the table with this time or a later one. */
  findUnknown: listRows<ListedErasure, [hashes: Buffer[], times: Date[]]>(`
    SELECT hash AS "addressHash", at AS "erasedAt" FROM unnest($1::bytea[], $2::timestamptz[]) given (hash, at)
    WHERE NOT EXISTS (SELECT FROM erasure_list WHERE address_hash = hash AND erased_at >= at)`),

  /** Lets one process at a time erase again by this list, until the transaction ends. The second finds nothing left. */
  claim: run(`SELECT pg_advisory_xact_lock(hashtextextended('erase again', 3))`),

  markCopied: run<[addressHash: Buffer, erasedAt: Date]>(`
    UPDATE erasure_list SET copied_at = now() WHERE address_hash = $1 AND erased_at = $2`),
});

/** An entry of the erasure list as it lies in storage, or is given to `make erase-again`: one JSON text. */
const entrySchema = z.object({
  addressHash: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .transform((hex) => Buffer.from(hex, 'hex')),
  erasedAt: z.iso.datetime().transform((text) => new Date(text)),
  key: z.string(),
});

export interface WrittenErasure extends ListedErasure {
  /** A mark of the key that made the hash. */
  key: string;
}

const ERASURES = 'erasures/';
/** The key of its object: one object for each address. */
const erasureObject = ({ addressHash }: ListedErasure) => `${ERASURES}${addressHash.toString('hex')}.json`;

export const writeEntry = ({ addressHash, erasedAt, key }: WrittenErasure) =>
  `${JSON.stringify({ addressHash: addressHash.toString('hex'), erasedAt, key })}\n`;

/** Null when it is no entry. */
export function readEntry(text: string): WrittenErasure | null {
  try {
    return entrySchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

const MOST_COPIES = 500;
/** An entry has about 200 bytes, so a larger object is none. */
const MOST_BYTES = 4_096;

/** Copies the list to storage, so that a restored older database can be cleaned. Returns how many are still to be copied. */
export async function copyErasures(sql: Sql, storage: Storage): Promise<number> {
  const erasures = await erasureList.findNotCopied(sql, MOST_COPIES);
  if (erasures.length === 0) return 0;
  const { mark: key } = await erasureList.keyMark(sql);
  for (const [copied, erasure] of erasures.entries()) {
    const text = Buffer.from(writeEntry({ ...erasure, key }));
    try {
      await storage.put(erasureObject(erasure), text, 'application/json');
    } catch {
      return erasures.length - copied;
    }
    await erasureList.markCopied(sql, erasure.addressHash, erasure.erasedAt);
  }
  return 0;
}

/** @throws StorageUnavailable; Error when something among the copies is no entry */
export async function readCopies(storage: Storage): Promise<WrittenErasure[]> {
  const entries: WrittenErasure[] = [];
  for await (const key of storage.list(ERASURES)) {
    const entry = readEntry((await storage.readWhole(key, MOST_BYTES)).toString());
    if (!entry || erasureObject(entry) !== key) throw new Error(`The object ${key} is no entry of the erasure list`);
    entries.push(entry);
  }
  return entries;
}
