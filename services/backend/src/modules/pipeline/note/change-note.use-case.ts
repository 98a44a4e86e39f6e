import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { ChangedMeanwhile } from '../../../platform/http/listing/record-version';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { notes } from './notes.repository';
import type { Note } from './notes.view';
import { isAuthor, lockNote, noteEntry, NotYourNote } from './note-checks';

/** `version` is the one that the caller has read, null for any. */
type ChangeCommand = { id: string; text: string; version: number | null };

/** Changes the text of a note; its author alone may do it. */
@Injectable()
export class ChangeNote {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  /** @throws NotFound, NotYourNote, ChangedMeanwhile */
  run({ id, text, version }: ChangeCommand, caller: Caller): Promise<Note> {
    return this.database.transaction(async (tx) => {
      const note = await lockNote(tx, id);
      if (!isAuthor(caller, note)) throw new NotYourNote();
      if (version !== null && version !== note.version) throw new ChangedMeanwhile();
      await this.audit.record(noteEntry('note.changed', note, caller), tx);
      return notes.update(tx, id, text);
    });
  }
}
