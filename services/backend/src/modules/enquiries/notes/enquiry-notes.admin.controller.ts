import { Body, Controller, Delete, Get, Param, Post, UseInterceptors } from '@nestjs/common';
import { Allow, CurrentCaller, type Caller } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiParam, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { DescribeErrors } from '../../../platform/http/errors/expected-error';
import { Answers } from '../../../platform/http/listing/answer-headers';
import { toView } from '../../../platform/http/listing/to-view';
import { RecordRefusal } from '../../audit/record-audit.use-case';
import { DeleteEnquiryNote } from './delete-enquiry-note.use-case';
import { EnquiryNoteRequest } from './enquiry-notes.dto';
import { EnquiryNoteView } from './enquiry-notes.view';
import { ListEnquiryNotes } from './list-enquiry-notes.use-case';
import { WriteEnquiryNote } from './write-enquiry-note.use-case';

const ofEnquiry = { name: 'id', type: String, format: 'uuid', description: 'Of the enquiry.' };

/** What colleagues note about enquiries, for themselves. */
@ApiTags('enquiries')
@Allow('general')
@UseInterceptors(RecordRefusal)
@Controller('api/admin')
export class EnquiryNotesAdminController {
  constructor(
    private readonly listNotes: ListEnquiryNotes,
    private readonly writeNote: WriteEnquiryNote,
    private readonly deleteNote: DeleteEnquiryNote,
  ) {}

  @Get('all-enquiries/:id/notes')
  @ApiOperation({ operationId: 'listEnquiryNotes', summary: 'List the notes about an enquiry, oldest first' })
  @ApiParam(ofEnquiry)
  @Answers(200, [EnquiryNoteView])
  async list(@Param('id') id: string): Promise<EnquiryNoteView[]> {
    return (await this.listNotes.run({ enquiryId: id })).map(toView);
  }

  @Post('all-enquiries/:id/notes')
  @ApiOperation({ operationId: 'writeEnquiryNote', summary: 'Note something about an enquiry' })
  @ApiParam(ofEnquiry)
  @Answers(201, EnquiryNoteView)
  @DescribeErrors('note_differs', 'idempotency_in_flight')
  async write(
    @Param('id') id: string,
    @Body() { text, key }: EnquiryNoteRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<EnquiryNoteView> {
    return toView(await this.writeNote.run({ enquiryId: id, text, key }, caller));
  }

  @Delete('enquiry-notes/:id')
  @ApiOperation({
    operationId: 'deleteEnquiryNote',
    summary: 'Delete a note of your own about an enquiry, or of somebody who has left',
  })
  @Answers(200, EnquiryNoteView, { description: 'The note as it was.' })
  @DescribeErrors('not_your_enquiry_note')
  async delete(@Param('id') id: string, @CurrentCaller() caller: Caller): Promise<EnquiryNoteView> {
    return toView(await this.deleteNote.run({ id }, caller));
  }
}
