import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Doer } from '../../platform/access/current-doer.decorator';
import { Database, type Sql } from '../../platform/database/database';
import { NotFound } from '../../platform/http/http.errors';
import { ChangedMeanwhile } from '../../platform/http/record-version';
import { RecordAudit } from '../audit/record-audit.use-case';
import type { NoteRequest } from './note.dto';
import { type Note, NotesRepository } from './notes.repository';
import { NotYourNote } from './pipeline.errors';

/**
 * A note speaks for its author, so that nobody else may change or delete it; once the author has left HR, all of HR may take it
 * away. The audit log never holds the text.
 */
@Injectable()
export class ChangeNote {
  constructor(
    private readonly database: Database,
    private readonly notes: NotesRepository,
    private readonly audit: RecordAudit,
  ) {}

  /**
   * @param version what the caller has read; null for any
   * @throws NotFound, NotYourNote, ChangedMeanwhile
   */
  async change(id: string, { text }: NoteRequest, version: number | null, doer: Doer): Promise<Note> {
    return this.database.transaction(async (tx) => {
      const note = await this.find(tx, id, version, (found) => isBy(doer, found));
      await this.record(tx, 'note.changed', note, doer);
      return this.notes.update(tx, id, text);
    });
  }

  /** As `change`. @returns the note as it was */
  async delete(id: string, version: number | null, doer: Doer): Promise<Note> {
    return this.database.transaction(async (tx) => {
      const note = await this.find(tx, id, version, (found) => isBy(doer, found) || found.authorHasLeft);
      await this.record(tx, 'note.deleted', note, doer);
      await this.notes.remove(tx, id);
      return note;
    });
  }

  private async find(tx: Sql, id: string, version: number | null, mayBe: (note: Note) => boolean): Promise<Note> {
    const note = isUUID(id) ? await this.notes.lock(tx, id) : null;
    if (!note) throw new NotFound('There is no such note.');
    if (!mayBe(note)) throw new NotYourNote();
    if (version !== null && version !== note.version) throw new ChangedMeanwhile();
    return note;
  }

  private record(tx: Sql, action: string, note: Note, doer: Doer): Promise<void> {
    const details = { noteId: note.id, ...(!isBy(doer, note) && { authorId: note.authorId }) };
    const subject = { subjectType: 'application', subjectId: note.applicationId, details };
    return this.audit.record({ action, ...subject, ...doer }, tx);
  }
}

const isBy = ({ actor }: Doer, { authorId }: Note) => authorId === actor.id;
