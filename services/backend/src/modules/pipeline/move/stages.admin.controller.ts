import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Allow, CurrentDoer, type Doer } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { DescribeErrors } from '../../../platform/http/errors/describe-errors.decorator';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { Answers, type Listed, listed, type Versioned, versioned } from '../../../platform/http/listing/answer-headers';
import { DescribeList } from '../../../platform/http/listing/describe-list.decorator';
import { parseListQuery } from '../../../platform/http/listing/list-query';
import { IfMatch } from '../../../platform/http/listing/record-version';
import { toView } from '../../../platform/http/listing/to-view';
import { FillStageMail } from '../../notifications/fill-stage-mail.use-case';
import { MoveApplications } from './move-applications.use-case';
import { MovedApplicationView, stageMoves, StageMoveView } from './stage-moves.repository';
import { MoveApplicationRequest, MoveApplicationsRequest, PreviewStageMailRequest, StageMailView } from './stages.dto';

const historyRules = { sortFields: ['at'], defaultSort: { field: 'at', order: 'DESC' } } as const;

@ApiTags('pipeline')
@Allow('hr')
@Controller('api/admin/applications')
export class StagesAdminController {
  constructor(
    private readonly database: Database,
    private readonly applications: MoveApplications,
    private readonly stageMail: FillStageMail,
  ) {}

  @Post('stage')
  @ApiOperation({ operationId: 'moveApplications', summary: 'Move many applications to a stage: all of them, or none' })
  @Answers(200, [MovedApplicationView])
  @DescribeErrors('cannot_move_all')
  async moveMany(@Body() given: MoveApplicationsRequest, @CurrentDoer() doer: Doer): Promise<MovedApplicationView[]> {
    return (await this.applications.moveMany(given, doer)).map(toView);
  }

  @Post(':id/stage')
  @ApiOperation({ operationId: 'moveApplication', summary: 'Move an application to a stage' })
  @Answers(200, MovedApplicationView)
  @DescribeErrors('already_in_stage', 'not_in_pipeline')
  async move(
    @Param('id') id: string,
    @Body() given: MoveApplicationRequest,
    @IfMatch() version: number | null,
    @CurrentDoer() doer: Doer,
  ): Promise<Versioned<MovedApplicationView>> {
    return versioned(await this.applications.moveOne(id, given, version, doer), toView);
  }

  @Get(':id/history')
  @ApiOperation({ operationId: 'listStageMoves', summary: 'List the moves of an application, newest first' })
  @DescribeList({ unit: 'history', view: StageMoveView })
  async history(@Param('id') id: string, @Query() query: Record<string, unknown>): Promise<Listed<StageMoveView>> {
    const { offset, limit } = parseListQuery(query, historyRules);
    const counted = isUUID(id) ? await stageMoves.count(this.database, id) : undefined;
    if (!counted) throw new NotFound('There is no such application.');
    return listed({ rows: await stageMoves.list(this.database, id, offset, limit), offset, ...counted }, toView);
  }

  @Post(':id/stage/preview')
  @ApiOperation({ operationId: 'previewStageMail', summary: 'Show the mail that belongs to a stage; nothing is sent' })
  @Answers(200, StageMailView)
  preview(@Param('id') id: string, @Body() { stage, mail }: PreviewStageMailRequest): Promise<StageMailView> {
    return this.stageMail.preview(stage, id, mail);
  }
}
