import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Allow } from '../../platform/access/access.decorators';
import { CurrentDoer, type Doer } from '../../platform/access/current-doer.decorator';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '../../platform/http/api-docs.decorators';
import { contentRange } from '../../platform/http/content-range';
import { DescribeErrors } from '../../platform/http/describe-errors.decorator';
import { DescribeIfMatch } from '../../platform/http/describe-if-match.decorator';
import { DescribeList } from '../../platform/http/describe-list.decorator';
import { IfMatch } from '../../platform/http/if-match.decorator';
import { etagOf } from '../../platform/http/record-version';
import { ListStageMoves } from './list-stage-moves.use-case';
import { MoveApplicationRequest } from './move-application.dto';
import { MoveApplication } from './move-application.use-case';
import { MoveApplicationsRequest } from './move-applications.dto';
import { MoveApplications } from './move-applications.use-case';
import { MovedApplicationView, toMovedApplicationView } from './moved-application.view';
import { StageMoveView, toStageMoveView } from './stage-move.view';

@ApiTags('pipeline')
@Allow('hr')
@Controller('api/admin/applications')
export class StagesAdminController {
  constructor(
    private readonly moveApplication: MoveApplication,
    private readonly moveApplications: MoveApplications,
    private readonly listStageMoves: ListStageMoves,
  ) {}

  @Post('stage')
  @HttpCode(200)
  @ApiOperation({ operationId: 'moveApplications', summary: 'Move many applications to a stage: all of them, or none' })
  @ApiOkResponse({ type: [MovedApplicationView] })
  @DescribeErrors(400, 401, 403, 415, 503, { 422: ['cannot_move_all'] })
  async moveMany(@Body() given: MoveApplicationsRequest, @CurrentDoer() doer: Doer): Promise<MovedApplicationView[]> {
    return (await this.moveApplications.move(given, doer)).map(toMovedApplicationView);
  }

  @Post(':id/stage')
  @HttpCode(200)
  @ApiOperation({ operationId: 'moveApplication', summary: 'Move an application to a stage' })
  @ApiParam({ name: 'id', type: String, format: 'uuid' })
  @DescribeIfMatch()
  @ApiOkResponse({ type: MovedApplicationView })
  @DescribeErrors(400, 401, 403, 404, 412, 415, 503, { 409: ['already_in_stage', 'not_in_pipeline'] })
  async move(
    @Param('id') id: string,
    @Body() given: MoveApplicationRequest,
    @IfMatch() version: number | null,
    @CurrentDoer() doer: Doer,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MovedApplicationView> {
    const moved = await this.moveApplication.move(id, given, version, doer);
    response.setHeader('ETag', etagOf(moved.version));
    return toMovedApplicationView(moved);
  }

  @Get(':id/history')
  @ApiOperation({ operationId: 'listStageMoves', summary: 'List the moves of an application, newest first' })
  @ApiParam({ name: 'id', type: String, format: 'uuid' })
  @DescribeList({ unit: 'history', view: StageMoveView })
  @DescribeErrors(400, 401, 403, 404, 503)
  async history(
    @Param('id') id: string,
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StageMoveView[]> {
    const { rows, offset, total } = await this.listStageMoves.list(id, query);
    response.setHeader('Content-Range', contentRange('history', offset, rows.length, total));
    return rows.map(toStageMoveView);
  }
}
