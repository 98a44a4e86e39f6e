import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Caller } from '../../../platform/access/access.decorators';
import { Database, type Sql } from '../../../platform/database/database';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { writeOnce } from '../../../platform/idempotency/write-once';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { notes } from './notes.repository';
import type { Note } from './notes.view';
import { noteEntry } from './note-checks';

type WriteCommand = { applicationId: string; text: string; key: string | undefined };

/** Notes something about an application. */
@Injectable()
export class WriteNote {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  /** Once for each key. @throws NotFound, NoteDiffers, IdempotencyInFlight */
  run({ applicationId, text, key }: WriteCommand, caller: Caller): Promise<Note> {
    const { id: authorId, name } = caller.actor;
    const asked = { key, applicationId: applicationId.toLowerCase(), text, authorId };
    const write = async (tx: Sql): Promise<Note> => {
      const note = isUUID(applicationId) ? await notes.insert(tx, applicationId, authorId, name, text) : undefined;
      if (!note) throw new NotFound('There is no such application.');
      await this.audit.record(noteEntry('note.written', note, caller), tx);
      return note;
    };
    return writeOnce(this.database, asked, { write, find: notes.find });
  }
}
