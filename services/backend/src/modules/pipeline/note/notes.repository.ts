import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../../platform/database/database';
import { onlyRow, statement } from '../../../platform/database/statement';
import { fromApplication } from '../../applications/application.facts';
import { isInHr } from '../../staff/staff.facts';

export interface Note {
  id: string;
  applicationId: string;
  text: string;
  authorId: string;
  authorName: string;
  createdAt: Date;
  updatedAt: Date;
  version: number;
  /** Whether its author is not in HR any more. */
  authorHasLeft: boolean;
}

const columns = `id, application_id AS "applicationId", text, author_id AS "authorId", author_name AS "authorName",
  created_at AS "createdAt", updated_at AS "updatedAt", version,
  NOT ${isInHr('author_id')} AS "authorHasLeft"`;

const count = statement(
  'notes.count',
  `SELECT (SELECT count(*) FROM application_notes WHERE application_id = a.id)::int AS total
   ${fromApplication('$1')}`,
);
const list = statement(
  'notes.list',
  `SELECT ${columns} FROM application_notes WHERE application_id = $1 ORDER BY id DESC OFFSET $2 LIMIT $3`,
);
/** Nothing is inserted where there is no such application. */
const insert = statement(
  'notes.insert',
  `INSERT INTO application_notes (application_id, author_id, author_name, text)
   SELECT id, $2, $3, $4 ${fromApplication('$1')} FOR KEY SHARE RETURNING ${columns}`,
);
const lock = statement('notes.lock', `SELECT ${columns} FROM application_notes WHERE id = $1 FOR UPDATE`);
const update = statement(
  'notes.update',
  `UPDATE application_notes SET text = $2, updated_at = now(), version = version + 1 WHERE id = $1 RETURNING ${columns}`,
);
const findTexts = statement(
  'application-notes.find-all',
  `SELECT application_id AS id, string_agg(author_name || ': ' || text, E'\\n\\n' ORDER BY id) AS notes
   FROM application_notes WHERE application_id = ANY ($1::uuid[]) GROUP BY application_id`,
);
const remove = statement('notes.remove', 'DELETE FROM application_notes WHERE id = $1');

@Injectable()
export class NotesRepository {
  constructor(private readonly database: Database) {}

  /** Newest first. Null when there is no such application. */
  async list(applicationId: string, offset: number, limit: number): Promise<{ rows: Note[]; total: number } | null> {
    const [counted] = await this.database.query<{ total: number }>(count, [applicationId]);
    if (!counted) return null;
    return { rows: await this.database.query<Note>(list, [applicationId, offset, limit]), ...counted };
  }

  async findTexts(applicationIds: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.database.query<{ id: string; notes: string }>(findTexts, [applicationIds]);
    return new Map(rows.map(({ id, notes }) => [id, notes]));
  }

  /** Null when there is no such application. */
  async insert(
    tx: Sql,
    applicationId: string,
    author: { id: string; name: string },
    text: string,
  ): Promise<Note | null> {
    return (await tx.query<Note>(insert, [applicationId, author.id, author.name, text]))[0] ?? null;
  }

  async lock(tx: Sql, id: string): Promise<Note | null> {
    return (await tx.query<Note>(lock, [id]))[0] ?? null;
  }

  async update(tx: Sql, id: string, text: string): Promise<Note> {
    return onlyRow(await tx.query<Note>(update, [id, text]));
  }

  async remove(tx: Sql, id: string): Promise<void> {
    await tx.query(remove, [id]);
  }
}
