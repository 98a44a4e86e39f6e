import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import type { DuplicateKey, DuplicateReason } from './duplicate-keys';
import { fromApplication, joinApplication } from '../applications/application.facts';

export interface DuplicateRow {
  id: string;
  reference: string;
  apply: string;
  stage: string;
  createdAt: Date;
  reasons: DuplicateReason[];
  state: 'found' | 'linked';
}

const exists = statement('duplicates.exists', `SELECT ${fromApplication('$1')}`);
const columns = `o.id, o.reference, o.apply, o.stage, o.created_at AS "createdAt", l.reasons, l.state`;
const list = statement(
  'duplicates.list',
  `SELECT ${columns} FROM (
     SELECT b AS other, reasons, state FROM duplicate_links WHERE a = $1 AND state <> 'unlinked'
     UNION ALL SELECT a, reasons, state FROM duplicate_links WHERE b = $1 AND state <> 'unlinked') l
   ${joinApplication('o', 'o.id = l.other')} ORDER BY o.created_at DESC, o.id DESC LIMIT 200`,
);
const find = statement(
  'duplicates.find',
  `SELECT ${columns} FROM duplicate_links l ${joinApplication('o', 'o.id = $2')}
   WHERE l.a = least($1::uuid, $2::uuid) AND l.b = greatest($1::uuid, $2::uuid) AND l.state <> 'unlinked'`,
);
const decide = statement(
  'duplicates.decide',
  `INSERT INTO duplicate_links (a, b, state, "by") VALUES (least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid), $3, $4)
   ON CONFLICT (a, b) DO UPDATE SET state = excluded.state, "by" = excluded."by", at = now()`,
);

/** A program that sends one form a thousand times must not make a million pairs. */
const MOST_LINKS = 50;

const keepKeys = statement(
  'duplicate-search.keep-keys',
  `INSERT INTO duplicate_keys (kind, hash, application_id) SELECT kind, hash, $1
   FROM unnest($2::text[], $3::bytea[]) AS k(kind, hash) ON CONFLICT DO NOTHING`,
);
const linkFound = statement(
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

/** Pairs of applications that seem to be by one person, as the search finds them and as HR decides. */
@Injectable()
export class DuplicatesRepository {
  constructor(private readonly database: Database) {}

  async exists(applicationId: string, sql: Sql = this.database): Promise<boolean> {
    return (await sql.query(exists, [applicationId])).length > 0;
  }

  list(applicationId: string): Promise<DuplicateRow[]> {
    return this.database.query(list, [applicationId]);
  }

  /** The other one of a pair; null when they are not linked. */
  async find(tx: Sql, applicationId: string, otherId: string): Promise<DuplicateRow | null> {
    const [row] = await tx.query<DuplicateRow>(find, [applicationId, otherId]);
    return row ?? null;
  }

  async decide(
    tx: Sql,
    applicationId: string,
    otherId: string,
    state: 'linked' | 'unlinked',
    staffId: string,
  ): Promise<void> {
    await tx.query(decide, [applicationId, otherId, state, staffId]);
  }

  /** To be committed before `linkFound` reads: of two applications at once, the later reader sees both. */
  async keepKeys(applicationId: string, keys: readonly DuplicateKey[]): Promise<void> {
    await this.database.query(keepKeys, [applicationId, keys.map(({ kind }) => kind), keys.map(({ hash }) => hash)]);
  }

  /** Links it with the newest 50 at most. A pair that a person has decided stays as it is. */
  async linkFound(applicationId: string): Promise<void> {
    await this.database.query(linkFound, [applicationId]);
  }
}
