import { Body, Controller, Delete, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
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
import { EditRejectionReasons } from './edit-rejection-reasons.use-case';
import { FindRejectionReasons } from './find-rejection-reasons.use-case';
import {
  AddReasonRequest,
  ChangeReasonRequest,
  RejectionReasonUseView,
  RejectionReasonView,
  toRejectionReasonView,
} from './rejection-reasons.dto';
import type { RejectionReason } from './rejection-reasons.repository';

const filter = { keys: 'id, retired', example: '{"retired":false}' };

@ApiTags('pipeline')
@Allow('hr')
@Controller('api/admin/rejection-reasons')
export class RejectionReasonsAdminController {
  constructor(
    private readonly reasons: FindRejectionReasons,
    private readonly edit: EditRejectionReasons,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listRejectionReasons', summary: 'List the reasons for a rejection' })
  @DescribeList({ unit: 'rejection-reasons', view: RejectionReasonView, sort: '["position","ASC"]', filter })
  @DescribeErrors(400, 401, 403, 503)
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RejectionReasonView[]> {
    const { rows, offset, total } = await this.reasons.list(query);
    response.setHeader('Content-Range', contentRange('rejection-reasons', offset, rows.length, total));
    return rows.map(toRejectionReasonView);
  }

  @Get(':id')
  @ApiOperation({ operationId: 'findRejectionReason', summary: 'Show one reason' })
  @ApiParam({ name: 'id', type: String, format: 'uuid' })
  @ApiOkResponse({ type: RejectionReasonView })
  @DescribeErrors(401, 403, 404, 503)
  async find(@Param('id') id: string, @Res({ passthrough: true }) response: Response): Promise<RejectionReasonView> {
    return viewOf(await this.reasons.find(id), response);
  }

  @Get(':id/use')
  @ApiOperation({ operationId: 'countRejectionReasonUse', summary: 'Tell what hangs on a reason' })
  @ApiParam({ name: 'id', type: String, format: 'uuid' })
  @ApiOkResponse({ type: RejectionReasonUseView })
  @DescribeErrors(401, 403, 404, 503)
  countUse(@Param('id') id: string): Promise<RejectionReasonUseView> {
    return this.reasons.countUse(id);
  }

  @Post()
  @ApiOperation({ operationId: 'addRejectionReason', summary: 'Add a reason' })
  @ApiCreatedResponse({ type: RejectionReasonView })
  @DescribeErrors(400, 401, 403, 415, 503, { 409: ['reason_exists'] })
  async add(
    @Body() given: AddReasonRequest,
    @CurrentDoer() doer: Doer,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RejectionReasonView> {
    return viewOf(await this.edit.add(given, doer), response);
  }

  @Put(':id')
  @ApiOperation({ operationId: 'changeRejectionReason', summary: 'Reword, move, retire or restore a reason' })
  @ApiParam({ name: 'id', type: String, format: 'uuid' })
  @DescribeIfMatch()
  @ApiOkResponse({ type: RejectionReasonView })
  @DescribeErrors(400, 401, 403, 404, 412, 415, 503, { 409: ['reason_exists'] })
  async change(
    @Param('id') id: string,
    @Body() given: ChangeReasonRequest,
    @IfMatch() version: number | null,
    @CurrentDoer() doer: Doer,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RejectionReasonView> {
    return viewOf(await this.edit.change(id, given, version, doer), response);
  }

  @Delete(':id')
  @ApiOperation({ operationId: 'removeRejectionReason', summary: 'Delete a reason, or retire it when it was given' })
  @ApiParam({ name: 'id', type: String, format: 'uuid' })
  @DescribeIfMatch()
  @ApiOkResponse({ type: RejectionReasonView, description: '`retired` tells whether it is still there.' })
  @DescribeErrors(401, 403, 404, 412, 503)
  async remove(
    @Param('id') id: string,
    @IfMatch() version: number | null,
    @CurrentDoer() doer: Doer,
  ): Promise<RejectionReasonView> {
    return toRejectionReasonView(await this.edit.remove(id, version, doer));
  }
}

function viewOf(reason: RejectionReason, response: Response): RejectionReasonView {
  response.setHeader('ETag', etagOf(reason.version));
  return toRejectionReasonView(reason);
}
