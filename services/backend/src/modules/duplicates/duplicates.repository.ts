import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import type { DuplicateReason } from './duplicate-keys';

export interface DuplicateRow {
  id: string;
  reference: string;
  apply: string;
  stage: string;
  createdAt: Date;
  reasons: DuplicateReason[];
  state: 'found' | 'linked';
}

const exists = statement('duplicates.exists', 'SELECT FROM applications WHERE id = $1');
const columns = `o.id, o.reference, o.apply, o.stage, o.created_at AS "createdAt", l.reasons, l.state`;
const list = statement(
  'duplicates.list',
  `SELECT ${columns} FROM (
     SELECT b AS other, reasons, state FROM duplicate_links WHERE a = $1 AND state <> 'unlinked'
     UNION ALL SELECT a, reasons, state FROM duplicate_links WHERE b = $1 AND state <> 'unlinked') l
   JOIN applications o ON o.id = l.other ORDER BY o.created_at DESC, o.id DESC LIMIT 200`,
);
const find = statement(
  'duplicates.find',
  `SELECT ${columns} FROM duplicate_links l JOIN applications o ON o.id = $2
   WHERE l.a = least($1::uuid, $2::uuid) AND l.b = greatest($1::uuid, $2::uuid) AND l.state <> 'unlinked'`,
);
const decide = statement(
  'duplicates.decide',
  `INSERT INTO duplicate_links (a, b, state, "by") VALUES (least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid), $3, $4)
   ON CONFLICT (a, b) DO UPDATE SET state = excluded.state, "by" = excluded."by", at = now()`,
);

/** Pairs of applications by one person, as HR sees and decides them. */
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
}
