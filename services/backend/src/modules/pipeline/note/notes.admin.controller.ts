import { Body, Controller, Delete, Get, Param, Post, Put, Query, UseInterceptors } from '@nestjs/common';
import { Allow, CurrentCaller, type Caller } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiParam, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { DescribeErrors } from '../../../platform/http/errors/expected-error';
import { Answers, type Listed, listed, type Versioned, versioned } from '../../../platform/http/listing/answer-headers';
import { DescribeList } from '../../../platform/http/listing/describe-list.decorator';
import { IfMatch } from '../../../platform/http/listing/record-version';
import { toView } from '../../../platform/http/listing/to-view';
import { RecordRefusal } from '../../audit/record-audit.use-case';
import { ChangeNote } from './change-note.use-case';
import { DeleteNote } from './delete-note.use-case';
import { ListNotes } from './list-notes.use-case';
import { NoteRequest, WriteNoteRequest } from './notes.dto';
import { readNotesQuery } from './notes.filter';
import { NoteView } from './notes.view';
import { WriteNote } from './write-note.use-case';

const ofApplication = { name: 'id', type: String, format: 'uuid', description: 'Of the application.' };

/** HR's notes about applications. */
@ApiTags('pipeline')
@Allow('hr')
@UseInterceptors(RecordRefusal)
@Controller('api/admin')
export class NotesAdminController {
  constructor(
    private readonly listNotes: ListNotes,
    private readonly writeNote: WriteNote,
    private readonly changeNote: ChangeNote,
    private readonly deleteNote: DeleteNote,
  ) {}

  @Get('applications/:id/notes')
  @ApiOperation({ operationId: 'listNotes', summary: 'List the notes about an application, newest first' })
  @ApiParam(ofApplication)
  @DescribeList({ unit: 'notes', view: NoteView })
  async list(@Param('id') id: string, @Query() query: Record<string, unknown>): Promise<Listed<NoteView>> {
    return listed(await this.listNotes.run({ applicationId: id, ...readNotesQuery(query) }), toView);
  }

  @Post('applications/:id/notes')
  @ApiOperation({ operationId: 'writeNote', summary: 'Note something about an application' })
  @ApiParam(ofApplication)
  @Answers(201, NoteView)
  @DescribeErrors('note_differs', 'idempotency_in_flight')
  async write(
    @Param('id') id: string,
    @Body() { text, key }: WriteNoteRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<Versioned<NoteView>> {
    return versioned(await this.writeNote.run({ applicationId: id, text, key }, caller), toView);
  }

  @Put('notes/:id')
  @ApiOperation({ operationId: 'changeNote', summary: 'Change a note of your own' })
  @Answers(200, NoteView)
  @DescribeErrors('not_your_note')
  async change(
    @Param('id') id: string,
    @Body() { text }: NoteRequest,
    @IfMatch() version: number | null,
    @CurrentCaller() caller: Caller,
  ): Promise<Versioned<NoteView>> {
    return versioned(await this.changeNote.run({ id, text, version }, caller), toView);
  }

  @Delete('notes/:id')
  @ApiOperation({ operationId: 'deleteNote', summary: 'Delete a note of your own, or of somebody who has left HR' })
  @Answers(200, NoteView, { description: 'The note as it was.' })
  @DescribeErrors('not_your_note')
  async delete(
    @Param('id') id: string,
    @IfMatch() version: number | null,
    @CurrentCaller() caller: Caller,
  ): Promise<NoteView> {
    return toView(await this.deleteNote.run({ id, version }, caller));
  }
}
