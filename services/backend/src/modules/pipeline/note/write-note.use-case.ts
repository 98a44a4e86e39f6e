import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Caller } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { notes } from './notes.repository';
import type { Note } from './notes.view';
import { noteEntry } from './note-checks';

type WriteCommand = { applicationId: string; text: string };

/** Notes something about an application. */
@Injectable()
export class WriteNote {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  /** @throws NotFound */
  run({ applicationId, text }: WriteCommand, caller: Caller): Promise<Note> {
    return this.database.transaction(async (tx) => {
      const { id: authorId, name } = caller.actor;
      const note = isUUID(applicationId) ? await notes.insert(tx, applicationId, authorId, name, text) : undefined;
      if (!note) throw new NotFound('There is no such application.');
      await this.audit.record(noteEntry('note.written', note, caller), tx);
      return note;
    });
  }
}
