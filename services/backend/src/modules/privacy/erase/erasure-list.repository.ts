import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../../platform/database/database';
import { onlyRow, statement } from '../../../platform/database/statement';

export interface ListedErasure {
  addressHash: Buffer;
  /** Of what was received until then, nothing may come back. */
  erasedAt: Date;
}

/** The hash of an address with the database's key, nested like an HMAC, so that it cannot be extended. */
export const addressHash = (email: string) =>
  `(SELECT sha256(key || sha256(key || convert_to(address_key(${email}), 'UTF8'))) FROM erasure_key)`;

const hashOf = statement('erasure-list.hash-of', `SELECT ${addressHash('$1::text')} AS hash`);
const keyMark = statement(
  'erasure-list.key-mark',
  `SELECT encode(substr(sha256(key), 1, 8), 'hex') AS mark FROM erasure_key`,
);
const add = statement(
  'erasure-list.add',
  `INSERT INTO erasure_list (address_hash, erased_at) SELECT hash, at FROM unnest($1::bytea[], $2::timestamptz[]) AS e(hash, at)
   ON CONFLICT (address_hash) DO UPDATE SET erased_at = excluded.erased_at, copied_at = NULL
   WHERE erasure_list.erased_at < excluded.erased_at`,
);
const columns = 'address_hash AS "addressHash", erased_at AS "erasedAt"';
const findNotCopied = statement(
  'erasure-list.find-not-copied',
  `SELECT ${columns} FROM erasure_list WHERE copied_at IS NULL ORDER BY erased_at LIMIT $1`,
);
/** Held until the transaction ends. The second process waits, and then finds nothing left to erase. */
const claim = statement('erasure-list.claim', `SELECT pg_advisory_xact_lock(hashtextextended('erase again', 3))`);
const markCopied = statement(
  'erasure-list.mark-copied',
  'UPDATE erasure_list SET copied_at = now() WHERE address_hash = $1 AND erased_at = $2',
);

/** The addresses of erased people, as hashes. */
@Injectable()
export class ErasureListRepository {
  constructor(private readonly database: Database) {}

  async hashOf(email: string, sql: Sql = this.database): Promise<Buffer> {
    return onlyRow(await sql.query<{ hash: Buffer }>(hashOf, [email])).hash;
  }

  /** Identifies the key without revealing it. */
  async keyMark(): Promise<string> {
    return onlyRow(await this.database.query<{ mark: string }>(keyMark)).mark;
  }

  /** An address that is on the list already is there once, with the later time. */
  async add(erasures: readonly ListedErasure[], sql: Sql = this.database): Promise<void> {
    await sql.query(add, [erasures.map(({ addressHash: hash }) => hash), erasures.map(({ erasedAt }) => erasedAt)]);
  }

  /** Lets one process at a time erase again by this list. */
  async claim(tx: Sql): Promise<void> {
    await tx.query(claim);
  }

  findNotCopied(limit: number): Promise<ListedErasure[]> {
    return this.database.query(findNotCopied, [limit]);
  }

  async markCopied({ addressHash: hash, erasedAt }: ListedErasure): Promise<void> {
    await this.database.query(markCopied, [hash, erasedAt]);
  }
}
