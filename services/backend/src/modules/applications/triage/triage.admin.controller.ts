import { Body, Controller, Get, Header, Param, Put, Query } from '@nestjs/common';
import {
  type Actor,
  Allow,
  CurrentActor,
  CurrentCaller,
  type Caller,
} from '../../../platform/access/access.decorators';
import { ApiOperation, ApiParam, ApiQuery, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { Answers, AnswersNothing, type Versioned, versioned } from '../../../platform/http/listing/answer-headers';
import { IfMatch } from '../../../platform/http/listing/record-version';
import { NoteOpening } from '../opened/note-opening.use-case';
import { ListOrder } from './list-order.use-case';
import { PutOff } from './put-off.use-case';
import { ReadApplicant } from './read-applicant.use-case';
import { PutOffRequest } from './triage.dto';
import { readApplicantQuery } from './triage.filter';
import { ApplicantView, PutOffView, ReadingOrderView, toApplicantView, toPutOffView } from './triage.view';

/** HR's reading room: whom to read, in which order, and each of them in one answer. */
@ApiTags('applications')
@Allow('hr')
@Controller('api/admin/triage')
export class TriageAdminController {
  constructor(
    private readonly listOrder: ListOrder,
    private readonly readApplicant: ReadApplicant,
    private readonly putOff: PutOff,
    private readonly noteOpening: NoteOpening,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listReadingOrder',
    summary: 'List the ids of all applications of a list, in its order',
  })
  @ApiQuery({
    name: 'sort',
    type: String,
    required: false,
    example: '["createdAt","DESC"]',
    description: 'As of the list.',
  })
  @ApiQuery({
    name: 'filter',
    type: String,
    required: false,
    example: '{"stage":["new"]}',
    description: 'As of the list.',
  })
  @Answers(200, ReadingOrderView)
  order(@Query() query: Record<string, unknown>, @CurrentActor() reader: Actor): Promise<ReadingOrderView> {
    return this.listOrder.run({ query, reader });
  }

  @Get(':id')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    operationId: 'readApplicant',
    summary: 'Show an application with notes and resume in one answer; put on record like a look at the resume',
  })
  @ApiParam({ name: 'id', type: String, format: 'uuid', description: "The application's id." })
  @ApiQuery({
    name: 'q',
    type: String,
    required: false,
    example: 'kubernetes',
    description: 'What to find in the text.',
  })
  @ApiQuery({
    name: 'ahead',
    type: Boolean,
    required: false,
    description: 'It is loaded before it is shown, which the audit log then says; it stays unseen.',
  })
  @ApiQuery({
    name: 'shown',
    type: String,
    format: 'uuid',
    required: false,
    description: 'The application that was loaded ahead and is shown now: it is seen then.',
  })
  @Answers(200, ApplicantView)
  async applicant(
    @Param('id') id: string,
    @Query() query: Record<string, unknown>,
    @CurrentCaller() reader: Caller,
  ): Promise<ApplicantView> {
    return toApplicantView(await this.readApplicant.run({ id, ...readApplicantQuery(query) }, reader), reader.actor);
  }

  @Put(':id/opened')
  @ApiOperation({ operationId: 'noteOpening', summary: 'Tell that an application that was loaded ahead is shown' })
  @ApiParam({ name: 'id', type: String, format: 'uuid', description: "The application's id." })
  @AnswersNothing('It is seen.')
  opened(@Param('id') id: string, @CurrentActor() reader: Actor): Promise<void> {
    return this.noteOpening.run(id, reader);
  }

  @Put(':id/later')
  @ApiOperation({ operationId: 'putOffApplication', summary: 'Put an application off until a day, or have it back' })
  @ApiParam({ name: 'id', type: String, format: 'uuid', description: "The application's id." })
  @Answers(200, PutOffView)
  async later(
    @Param('id') id: string,
    @Body() { until }: PutOffRequest,
    @IfMatch() version: number | null,
    @CurrentCaller() caller: Caller,
  ): Promise<Versioned<PutOffView>> {
    return versioned(await this.putOff.run({ id, version, until }, caller), (row) => toPutOffView(row, caller.actor));
  }
}
