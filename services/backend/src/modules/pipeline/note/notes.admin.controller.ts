import { Answers, type Listed, listed, type Versioned, versioned } from '../../../platform/http/listing/answer-headers';
import { Body, Controller, Delete, Get, Param, Post, Put, Query, UseInterceptors } from '@nestjs/common';
import { Allow, CurrentDoer, type Doer } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiParam, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { DescribeErrors } from '../../../platform/http/errors/describe-errors.decorator';
import { IfMatch } from '../../../platform/http/listing/record-version';
import { DescribeList } from '../../../platform/http/listing/describe-list.decorator';
import { toView } from '../../../platform/http/listing/to-view';
import { RecordRefusal } from '../../audit/record-audit.use-case';
import { KeepNotes } from './keep-notes.use-case';
import { NoteRequest, NoteView } from './notes.dto';

@ApiTags('pipeline')
@Allow('hr')
@UseInterceptors(RecordRefusal)
@Controller('api/admin')
export class NotesAdminController {
  constructor(private readonly notes: KeepNotes) {}

  @Get('applications/:id/notes')
  @ApiOperation({ operationId: 'listNotes', summary: 'List the notes about an application, newest first' })
  @ApiParam({ name: 'id', type: String, format: 'uuid', description: 'Of the application.' })
  @DescribeList({ unit: 'notes', view: NoteView })
  async list(@Param('id') applicationId: string, @Query() query: Record<string, unknown>): Promise<Listed<NoteView>> {
    return listed(await this.notes.list(applicationId, query), toView);
  }

  @Post('applications/:id/notes')
  @ApiOperation({ operationId: 'writeNote', summary: 'Note something about an application' })
  @ApiParam({ name: 'id', type: String, format: 'uuid', description: 'Of the application.' })
  @Answers(201, NoteView)
  async write(
    @Param('id') applicationId: string,
    @Body() given: NoteRequest,
    @CurrentDoer() doer: Doer,
  ): Promise<Versioned<NoteView>> {
    return versioned(await this.notes.write(applicationId, given, doer), toView);
  }

  @Put('notes/:id')
  @ApiOperation({ operationId: 'changeNote', summary: 'Change a note of your own' })
  @Answers(200, NoteView)
  @DescribeErrors('not_your_note')
  async change(
    @Param('id') id: string,
    @Body() given: NoteRequest,
    @IfMatch() version: number | null,
    @CurrentDoer() doer: Doer,
  ): Promise<Versioned<NoteView>> {
    return versioned(await this.notes.change(id, given, version, doer), toView);
  }

  @Delete('notes/:id')
  @ApiOperation({ operationId: 'deleteNote', summary: 'Delete a note of your own, or of somebody who has left HR' })
  @Answers(200, NoteView, { description: 'The note as it was.' })
  @DescribeErrors('not_your_note')
  async delete(
    @Param('id') id: string,
    @IfMatch() version: number | null,
    @CurrentDoer() doer: Doer,
  ): Promise<NoteView> {
    return toView(await this.notes.delete(id, version, doer));
  }
}
