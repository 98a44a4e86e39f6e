import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import type { DuplicateKey } from './duplicate-keys';

export interface ComparedApplication {
  email: string;
  phone: string | null;
  linkedin: string | null;
  resumeSha256: Buffer | null;
}

/** A program that sends the same form a thousand times must not make a million pairs. */
const MOST_LINKS = 50;

const read = statement(
  'duplicate-search.read',
  `SELECT a.email, coalesce(a.phone_e164, a.phone) AS phone, a.linkedin, r.sha256 AS "resumeSha256"
   FROM applications a LEFT JOIN resumes r ON r.application_id = a.id WHERE a.id = $1 AND a.standing = 'clear'`,
);
const keepKeys = statement(
  'duplicate-search.keep-keys',
  `INSERT INTO duplicate_keys (kind, hash, application_id) SELECT kind, hash, $1
   FROM unnest($2::text[], $3::bytea[]) AS k(kind, hash) ON CONFLICT DO NOTHING`,
);
const link = statement(
  'duplicate-search.link',
  `INSERT INTO duplicate_links (a, b, reasons)
   SELECT least($1::uuid, other), greatest($1::uuid, other), reasons FROM (
     SELECT o.application_id AS other, array_agg(o.kind ORDER BY o.kind) AS reasons
     FROM duplicate_keys k JOIN duplicate_keys o USING (kind, hash)
     WHERE k.application_id = $1 AND o.application_id <> $1
     GROUP BY o.application_id ORDER BY o.application_id DESC LIMIT ${MOST_LINKS}) found
   ON CONFLICT (a, b) DO UPDATE SET reasons = excluded.reasons
   WHERE duplicate_links.state = 'found' AND duplicate_links.reasons <> excluded.reasons`,
);

/** What the search for duplicates reads and writes. */
@Injectable()
export class DuplicateSearchRepository {
  constructor(private readonly database: Database) {}

  /** Null when it is gone, or not clear. */
  async read(applicationId: string): Promise<ComparedApplication | null> {
    const [row] = await this.database.query<ComparedApplication>(read, [applicationId]);
    return row ?? null;
  }

  /** Committed before anybody looks: of two that come at once, the one that looks last sees both. */
  async keepKeys(applicationId: string, keys: readonly DuplicateKey[]): Promise<void> {
    await this.database.query(keepKeys, [applicationId, keys.map(({ kind }) => kind), keys.map(({ hash }) => hash)]);
  }

  /** With the newest 50 at most. What a person has decided about a pair stays. */
  async link(applicationId: string): Promise<void> {
    await this.database.query(link, [applicationId]);
  }
}
