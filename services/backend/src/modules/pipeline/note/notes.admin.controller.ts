import { Body, Controller, Delete, Get, Param, Post, Put, Query, UseInterceptors } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Allow, CurrentCaller, type Caller } from '../../../platform/access/access.decorators';
import { Database, type Sql } from '../../../platform/database/database';
import { PlainText } from '../../../platform/fields/text-field.decorator';
import { ApiOperation, ApiParam, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { DescribeErrors, expectedError } from '../../../platform/http/errors/expected-error';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { Answers, type Listed, listed, type Versioned, versioned } from '../../../platform/http/listing/answer-headers';
import { DescribeList } from '../../../platform/http/listing/describe-list.decorator';
import { parseListQuery } from '../../../platform/http/listing/list-query';
import { ChangedMeanwhile, IfMatch } from '../../../platform/http/listing/record-version';
import { toView } from '../../../platform/http/listing/to-view';
import type { AuditAction } from '../../audit/audit.facts';
import { RecordAudit, RecordRefusal } from '../../audit/record-audit.use-case';
import { type Note, notes, NoteView } from './notes.repository';

class NotYourNote extends expectedError(403, 'not_your_note', 'Only the author of a note may change or delete it.') {}

class NoteRequest {
  @PlainText({ maxLength: 5000, lines: true, description: 'Plain text, line breaks included.' })
  text: string;
}

const rules = { sortFields: ['createdAt'], defaultSort: { field: 'createdAt', order: 'DESC' } } as const;
const ofApplication = { name: 'id', type: String, format: 'uuid', description: 'Of the application.' };

/** HR's notes about applications. The audit log never holds their text. */
@ApiTags('pipeline')
@Allow('hr')
@UseInterceptors(RecordRefusal)
@Controller('api/admin')
export class NotesAdminController {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  @Get('applications/:id/notes')
  @ApiOperation({ operationId: 'listNotes', summary: 'List the notes about an application, newest first' })
  @ApiParam(ofApplication)
  @DescribeList({ unit: 'notes', view: NoteView })
  async list(@Param('id') id: string, @Query() query: Record<string, unknown>): Promise<Listed<NoteView>> {
    const { offset, limit } = parseListQuery(query, rules);
    const counted = isUUID(id) ? await notes.count(this.database, id) : undefined;
    if (!counted) throw new NotFound('There is no such application.');
    return listed({ rows: await notes.list(this.database, id, offset, limit), offset, ...counted }, toView);
  }

  @Post('applications/:id/notes')
  @ApiOperation({ operationId: 'writeNote', summary: 'Note something about an application' })
  @ApiParam(ofApplication)
  @Answers(201, NoteView)
  write(
    @Param('id') id: string,
    @Body() { text }: NoteRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<Versioned<NoteView>> {
    return this.database.transaction(async (tx) => {
      const { id: authorId, name } = caller.actor;
      const note = isUUID(id) ? await notes.insert(tx, id, authorId, name, text) : undefined;
      if (!note) throw new NotFound('There is no such application.');
      await this.record(tx, 'note.written', note, caller);
      return versioned(note, toView);
    });
  }

  @Put('notes/:id')
  @ApiOperation({ operationId: 'changeNote', summary: 'Change a note of your own' })
  @Answers(200, NoteView)
  @DescribeErrors('not_your_note')
  change(
    @Param('id') id: string,
    @Body() { text }: NoteRequest,
    @IfMatch() version: number | null,
    @CurrentCaller() caller: Caller,
  ): Promise<Versioned<NoteView>> {
    return this.database.transaction(async (tx) => {
      const note = await lock(tx, id, version, (found) => isBy(caller, found));
      await this.record(tx, 'note.changed', note, caller);
      return versioned(await notes.update(tx, id, text), toView);
    });
  }

  @Delete('notes/:id')
  @ApiOperation({ operationId: 'deleteNote', summary: 'Delete a note of your own, or of somebody who has left HR' })
  @Answers(200, NoteView, { description: 'The note as it was.' })
  @DescribeErrors('not_your_note')
  delete(
    @Param('id') id: string,
    @IfMatch() version: number | null,
    @CurrentCaller() caller: Caller,
  ): Promise<NoteView> {
    return this.database.transaction(async (tx) => {
      const note = await lock(tx, id, version, (found) => isBy(caller, found) || found.authorHasLeft);
      await this.record(tx, 'note.deleted', note, caller);
      await notes.remove(tx, id);
      return toView(note);
    });
  }

  private record(tx: Sql, action: AuditAction, note: Note, caller: Caller): Promise<void> {
    const details = { noteId: note.id, ...(!isBy(caller, note) && { authorId: note.authorId }) };
    const subject = { subjectType: 'application', subjectId: note.applicationId, details } as const;
    return this.audit.record({ action, ...subject, ...caller }, tx);
  }
}

const isBy = ({ actor }: Caller, { authorId }: Note) => authorId === actor.id;

async function lock(tx: Sql, id: string, version: number | null, mayBe: (note: Note) => boolean): Promise<Note> {
  if (isUUID(id)) await notes.holdApplication(tx, id);
  const note = isUUID(id) ? await notes.lock(tx, id) : undefined;
  if (!note) throw new NotFound('There is no such note.');
  if (!mayBe(note)) throw new NotYourNote();
  if (version !== null && version !== note.version) throw new ChangedMeanwhile();
  return note;
}
