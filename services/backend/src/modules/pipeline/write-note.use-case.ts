import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Doer } from '../../platform/access/current-doer.decorator';
import { Database } from '../../platform/database/database';
import { NotFound } from '../../platform/http/http.errors';
import { RecordAudit } from '../audit/record-audit.use-case';
import type { NoteRequest } from './note.dto';
import { type Note, NotesRepository } from './notes.repository';

@Injectable()
export class WriteNote {
  constructor(
    private readonly database: Database,
    private readonly notes: NotesRepository,
    private readonly audit: RecordAudit,
  ) {}

  /** The audit log never holds the text. @throws NotFound */
  async write(applicationId: string, { text }: NoteRequest, doer: Doer): Promise<Note> {
    return this.database.transaction(async (tx) => {
      const note = isUUID(applicationId) ? await this.notes.insert(tx, applicationId, doer.actor, text) : null;
      if (!note) throw new NotFound('There is no such application.');
      const subject = { subjectType: 'application', subjectId: applicationId, details: { noteId: note.id } };
      await this.audit.record({ action: 'note.written', ...subject, ...doer }, tx);
      return note;
    });
  }
}
