import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import {
  type Actor,
  Allow,
  type Caller,
  CurrentActor,
  CurrentCaller,
} from '../../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { DescribeErrors } from '../../../platform/http/errors/expected-error';
import { Answers, type Listed, listed, type Versioned, versioned } from '../../../platform/http/listing/answer-headers';
import { DescribeList } from '../../../platform/http/listing/describe-list.decorator';
import { IfMatch } from '../../../platform/http/listing/record-version';
import { toView } from '../../../platform/http/listing/to-view';
import { PreviewStageMail } from '../../notifications/letters/preview-stage-mail.use-case';
import { ListStageMoves } from './list-stage-moves.use-case';
import { MoveApplication } from './move-application.use-case';
import { MoveApplications } from './move-applications.use-case';
import { MoveApplicationRequest, MoveApplicationsRequest, PreviewStageMailRequest } from './stages.dto';
import { readHistoryQuery } from './stages.filter';
import { MovedApplicationView, StageMailView, StageMoveView } from './stages.view';

@ApiTags('pipeline')
@Allow('hr')
@Controller('api/admin/applications')
export class StagesAdminController {
  constructor(
    private readonly moveApplication: MoveApplication,
    private readonly moveApplications: MoveApplications,
    private readonly listStageMoves: ListStageMoves,
    private readonly previewStageMail: PreviewStageMail,
  ) {}

  @Post('stage')
  @ApiOperation({ operationId: 'moveApplications', summary: 'Move many applications to a stage: all of them, or none' })
  @Answers(200, [MovedApplicationView])
  @DescribeErrors('cannot_move_all')
  async moveMany(
    @Body() request: MoveApplicationsRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<MovedApplicationView[]> {
    return (await this.moveApplications.run(request, caller)).map(toView);
  }

  @Post(':id/stage')
  @ApiOperation({ operationId: 'moveApplication', summary: 'Move an application to a stage' })
  @Answers(200, MovedApplicationView)
  @DescribeErrors('already_in_stage', 'not_in_pipeline')
  async move(
    @Param('id') id: string,
    @Body() request: MoveApplicationRequest,
    @IfMatch() version: number | null,
    @CurrentCaller() caller: Caller,
  ): Promise<Versioned<MovedApplicationView>> {
    return versioned(await this.moveApplication.run({ id, version, request }, caller), toView);
  }

  @Get(':id/history')
  @ApiOperation({ operationId: 'listStageMoves', summary: 'List the moves of an application, newest first' })
  @DescribeList({ unit: 'history', view: StageMoveView })
  async history(@Param('id') id: string, @Query() query: Record<string, unknown>): Promise<Listed<StageMoveView>> {
    return listed(await this.listStageMoves.run({ applicationId: id, ...readHistoryQuery(query) }), toView);
  }

  @Post(':id/stage/preview')
  @ApiOperation({ operationId: 'previewStageMail', summary: 'Show the mail that belongs to a stage; nothing is sent' })
  @Answers(200, StageMailView)
  preview(
    @Param('id') id: string,
    @Body() { stage, mail, together }: PreviewStageMailRequest,
    @CurrentActor() writer: Actor,
  ): Promise<StageMailView> {
    return this.previewStageMail.run({ stage, applicationId: id, mail, together }, writer);
  }
}
