import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { ChangedMeanwhile } from '../../../platform/http/listing/record-version';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { notes } from './notes.repository';
import type { Note } from './notes.view';
import { isAuthor, lockNote, noteEntry, NotYourNote } from './note-checks';

/** `version` is the one that the caller has read, null for any. */
type DeleteCommand = { id: string; version: number | null };

/** Deletes a note: its author may, and all of HR when the author has left HR. */
@Injectable()
export class DeleteNote {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  /** Returns the note as it was. @throws NotFound, NotYourNote, ChangedMeanwhile */
  run({ id, version }: DeleteCommand, caller: Caller): Promise<Note> {
    return this.database.transaction(async (tx) => {
      const note = await lockNote(tx, id);
      if (!isAuthor(caller, note) && !note.authorHasLeft) throw new NotYourNote();
      if (version !== null && version !== note.version) throw new ChangedMeanwhile();
      await this.audit.record(noteEntry('note.deleted', note, caller), tx);
      await notes.remove(tx, id);
      return note;
    });
  }
}
