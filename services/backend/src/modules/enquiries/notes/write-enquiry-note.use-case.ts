import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Caller } from '../../../platform/access/access.decorators';
import { Database, type Sql } from '../../../platform/database/database';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { writeOnce } from '../../../platform/idempotency/write-once';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { enquiryNotes, insertNote } from './enquiry-notes.repository';
import type { EnquiryNote } from './enquiry-notes.view';

type WriteCommand = { enquiryId: string; text: string; key: string | undefined };

/** Notes something about an enquiry, for colleagues alone. */
@Injectable()
export class WriteEnquiryNote {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  /** Once for each key. @throws NotFound, NoteDiffers, IdempotencyInFlight */
  run({ enquiryId, text, key }: WriteCommand, caller: Caller): Promise<EnquiryNote> {
    const { id: authorId, name } = caller.actor;
    const asked = { key, enquiryId: enquiryId.toLowerCase(), text, authorId };
    const write = async (tx: Sql): Promise<EnquiryNote> => {
      const written = isUUID(enquiryId) ? await insertNote(tx, enquiryId, authorId, name, text) : undefined;
      if (!written) throw new NotFound('There is no such enquiry.');
      const { kind, ...note } = written;
      // Never its text.
      const about = { subjectType: kind, subjectId: note.enquiryId, details: { noteId: note.id } };
      await this.audit.record({ action: 'enquiry.noted', ...about, ...caller }, tx);
      return note;
    };
    return writeOnce(this.database, asked, { write, find: enquiryNotes.find });
  }
}
