import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Database } from '../../../platform/database/database';
import { NotFound } from '../../../platform/http/errors/http.errors';
import type { ListPage } from '../../../platform/http/listing/answer-headers';
import { notes } from './notes.repository';
import type { Note } from './notes.view';

export { type Note, NoteView } from './notes.view';

type NotesQuery = { applicationId: string; offset: number; limit: number };

/** Lists the notes about an application, newest first. */
@Injectable()
export class ListNotes {
  constructor(private readonly database: Database) {}

  /** @throws NotFound */
  async run({ applicationId, offset, limit }: NotesQuery): Promise<ListPage<Note>> {
    const counted = isUUID(applicationId) ? await notes.count(this.database, applicationId) : undefined;
    if (!counted) throw new NotFound('There is no such application.');
    return { rows: await notes.list(this.database, applicationId, offset, limit), offset, total: counted.total };
  }
}
