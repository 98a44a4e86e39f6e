import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Caller } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { expectedError } from '../../../platform/http/errors/expected-error';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { enquiryNotes } from './enquiry-notes.repository';
import type { EnquiryNote } from './enquiry-notes.view';

class NotYourEnquiryNote extends expectedError(
  403,
  'not_your_enquiry_note',
  'Only the author of a note about an enquiry may delete it.',
) {}

/** Deletes a note about an enquiry: its author may, and all general administrators when the author has left. */
@Injectable()
export class DeleteEnquiryNote {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  /** Returns the note as it was. @throws NotFound, NotYourEnquiryNote */
  run({ id }: { id: string }, caller: Caller): Promise<EnquiryNote> {
    return this.database.transaction(async (tx) => {
      const locked = isUUID(id) ? await enquiryNotes.lock(tx, id) : undefined;
      if (!locked) throw new NotFound('There is no such note.');
      const { kind, ...note } = locked;
      const isOwn = note.authorId === caller.actor.id;
      if (!isOwn && !note.authorHasLeft) throw new NotYourEnquiryNote();
      const details = { noteId: id, ...(!isOwn && { authorId: note.authorId }) };
      const about = { subjectType: kind, subjectId: note.enquiryId, details };
      await this.audit.record({ action: 'enquiry.note-deleted', ...about, ...caller }, tx);
      await enquiryNotes.remove(tx, id);
      return note;
    });
  }
}
