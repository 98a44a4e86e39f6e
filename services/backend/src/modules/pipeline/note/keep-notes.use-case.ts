import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Doer } from '../../../platform/access/access.decorators';
import { Database, type Sql } from '../../../platform/database/database';
import { NotFound } from '../../../platform/http/errors/http.errors';
import type { ListPage } from '../../../platform/http/listing/answer-headers';
import { parseListQuery } from '../../../platform/http/listing/list-query';
import { ChangedMeanwhile } from '../../../platform/http/listing/record-version';
import type { AuditAction } from '../../audit/audit.facts';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { NotYourNote } from '../pipeline.errors';
import type { NoteRequest } from './notes.dto';
import { type Note, notes } from './notes.repository';

const listRules = { sortFields: ['createdAt'], defaultSort: { field: 'createdAt', order: 'DESC' } } as const;

/** HR's notes about applications. The audit log never holds their text. */
@Injectable()
export class KeepNotes {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  /** Always newest first. @throws NotFound, ValidationFailed */
  async list(applicationId: string, query: Record<string, unknown>): Promise<ListPage<Note>> {
    const { offset, limit } = parseListQuery(query, listRules);
    const counted = isUUID(applicationId) ? await notes.count(this.database, applicationId) : undefined;
    if (!counted) throw new NotFound('There is no such application.');
    return { rows: await notes.list(this.database, applicationId, offset, limit), offset, ...counted };
  }

  /** @throws NotFound */
  write(applicationId: string, { text }: NoteRequest, doer: Doer): Promise<Note> {
    return this.database.transaction(async (tx) => {
      const { id, name } = doer.actor;
      const note = isUUID(applicationId) ? await notes.insert(tx, applicationId, id, name, text) : undefined;
      if (!note) throw new NotFound('There is no such application.');
      await this.record(tx, 'note.written', note, doer);
      return note;
    });
  }

  /**
   * Only the author may change a note.
   * @param version the one that the caller has read; null for any
   * @throws NotFound, NotYourNote, ChangedMeanwhile
   */
  change(id: string, { text }: NoteRequest, version: number | null, doer: Doer): Promise<Note> {
    return this.database.transaction(async (tx) => {
      const note = await this.lock(tx, id, version, (found) => isBy(doer, found));
      await this.record(tx, 'note.changed', note, doer);
      return notes.update(tx, id, text);
    });
  }

  /** As `change`, but all of HR may delete the note of an author who has left HR. @returns the note as it was */
  delete(id: string, version: number | null, doer: Doer): Promise<Note> {
    return this.database.transaction(async (tx) => {
      const note = await this.lock(tx, id, version, (found) => isBy(doer, found) || found.authorHasLeft);
      await this.record(tx, 'note.deleted', note, doer);
      await notes.remove(tx, id);
      return note;
    });
  }

  private async lock(tx: Sql, id: string, version: number | null, mayBe: (note: Note) => boolean): Promise<Note> {
    const note = isUUID(id) ? await notes.lock(tx, id) : undefined;
    if (!note) throw new NotFound('There is no such note.');
    if (!mayBe(note)) throw new NotYourNote();
    if (version !== null && version !== note.version) throw new ChangedMeanwhile();
    return note;
  }

  private record(tx: Sql, action: AuditAction, note: Note, doer: Doer): Promise<void> {
    const details = { noteId: note.id, ...(!isBy(doer, note) && { authorId: note.authorId }) };
    const subject = { subjectType: 'application' as const, subjectId: note.applicationId, details };
    return this.audit.record({ action, ...subject, ...doer }, tx);
  }
}

const isBy = ({ actor }: Doer, { authorId }: Note) => authorId === actor.id;
