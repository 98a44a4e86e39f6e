import { Body, Controller, Delete, Get, Param, Post, Put, Query, Res, UseInterceptors } from '@nestjs/common';
import type { Response } from 'express';
import { Allow } from '../../../platform/access/access.decorators';
import { CurrentDoer, type Doer } from '../../../platform/access/current-doer.decorator';
import {
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '../../../platform/http/api-docs.decorators';
import { contentRange } from '../../../platform/http/content-range';
import { DescribeErrors } from '../../../platform/http/describe-errors.decorator';
import { DescribeIfMatch } from '../../../platform/http/describe-if-match.decorator';
import { DescribeList } from '../../../platform/http/describe-list.decorator';
import { IfMatch } from '../../../platform/http/if-match.decorator';
import { etagOf } from '../../../platform/http/record-version';
import { RecordRefusal } from '../../audit/record-refusal.use-case';
import { KeepNotes } from './keep-notes.use-case';
import { NoteRequest, NoteView, toNoteView } from './notes.dto';

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
  @DescribeErrors(400, 401, 403, 404, 503)
  async list(
    @Param('id') applicationId: string,
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<NoteView[]> {
    const { rows, offset, total } = await this.notes.list(applicationId, query);
    response.setHeader('Content-Range', contentRange('notes', offset, rows.length, total));
    return rows.map(toNoteView);
  }

  @Post('applications/:id/notes')
  @ApiOperation({ operationId: 'writeNote', summary: 'Note something about an application' })
  @ApiParam({ name: 'id', type: String, format: 'uuid', description: 'Of the application.' })
  @ApiCreatedResponse({ type: NoteView })
  @DescribeErrors(400, 401, 403, 404, 415, 503)
  async write(
    @Param('id') applicationId: string,
    @Body() given: NoteRequest,
    @CurrentDoer() doer: Doer,
    @Res({ passthrough: true }) response: Response,
  ): Promise<NoteView> {
    const note = await this.notes.write(applicationId, given, doer);
    response.setHeader('ETag', etagOf(note.version));
    return toNoteView(note);
  }

  @Put('notes/:id')
  @ApiOperation({ operationId: 'changeNote', summary: 'Change a note of your own' })
  @ApiParam({ name: 'id', type: String, format: 'uuid' })
  @DescribeIfMatch()
  @ApiOkResponse({ type: NoteView })
  @DescribeErrors(400, 401, 404, 412, 415, 503, { 403: ['not_your_note'] })
  async change(
    @Param('id') id: string,
    @Body() given: NoteRequest,
    @IfMatch() version: number | null,
    @CurrentDoer() doer: Doer,
    @Res({ passthrough: true }) response: Response,
  ): Promise<NoteView> {
    const note = await this.notes.change(id, given, version, doer);
    response.setHeader('ETag', etagOf(note.version));
    return toNoteView(note);
  }

  @Delete('notes/:id')
  @ApiOperation({ operationId: 'deleteNote', summary: 'Delete a note of your own, or of somebody who has left HR' })
  @ApiParam({ name: 'id', type: String, format: 'uuid' })
  @DescribeIfMatch()
  @ApiOkResponse({ type: NoteView, description: 'The note as it was.' })
  @DescribeErrors(401, 404, 412, 503, { 403: ['not_your_note'] })
  async delete(
    @Param('id') id: string,
    @IfMatch() version: number | null,
    @CurrentDoer() doer: Doer,
  ): Promise<NoteView> {
    return toNoteView(await this.notes.delete(id, version, doer));
  }
}
