import { Answers, type Listed, listed, type Versioned, versioned } from '../../../platform/http/listing/answer-headers';
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { Allow, CurrentDoer, type Doer } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { DescribeErrors } from '../../../platform/http/errors/describe-errors.decorator';
import { IfMatch } from '../../../platform/http/listing/record-version';
import { DescribeList } from '../../../platform/http/listing/describe-list.decorator';
import { toView } from '../../../platform/http/listing/to-view';
import { KeepRejectionReasons } from './keep-rejection-reasons.use-case';
import {
  AddReasonRequest,
  ChangeReasonRequest,
  RejectionReasonUseView,
  RejectionReasonView,
} from './rejection-reasons.dto';

const filter = { keys: 'id, retired', example: '{"retired":false}' };

@ApiTags('pipeline')
@Allow('hr')
@Controller('api/admin/rejection-reasons')
export class RejectionReasonsAdminController {
  constructor(private readonly reasons: KeepRejectionReasons) {}

  @Get()
  @ApiOperation({ operationId: 'listRejectionReasons', summary: 'List the reasons for a rejection' })
  @DescribeList({ unit: 'rejection-reasons', view: RejectionReasonView, sort: '["position","ASC"]', filter })
  async list(@Query() query: Record<string, unknown>): Promise<Listed<RejectionReasonView>> {
    return listed(await this.reasons.list(query), toView);
  }

  @Get(':id')
  @ApiOperation({ operationId: 'findRejectionReason', summary: 'Show one reason' })
  @Answers(200, RejectionReasonView)
  async find(@Param('id') id: string): Promise<Versioned<RejectionReasonView>> {
    return versioned(await this.reasons.find(id), toView);
  }

  @Get(':id/use')
  @ApiOperation({ operationId: 'countRejectionReasonUse', summary: 'Tell what hangs on a reason' })
  @Answers(200, RejectionReasonUseView)
  countUse(@Param('id') id: string): Promise<RejectionReasonUseView> {
    return this.reasons.countUse(id);
  }

  @Post()
  @ApiOperation({ operationId: 'addRejectionReason', summary: 'Add a reason' })
  @Answers(201, RejectionReasonView)
  @DescribeErrors('reason_exists')
  async add(@Body() given: AddReasonRequest, @CurrentDoer() doer: Doer): Promise<Versioned<RejectionReasonView>> {
    return versioned(await this.reasons.add(given, doer), toView);
  }

  @Put(':id')
  @ApiOperation({ operationId: 'changeRejectionReason', summary: 'Reword, move, retire or restore a reason' })
  @Answers(200, RejectionReasonView)
  @DescribeErrors('reason_exists')
  async change(
    @Param('id') id: string,
    @Body() given: ChangeReasonRequest,
    @IfMatch() version: number | null,
    @CurrentDoer() doer: Doer,
  ): Promise<Versioned<RejectionReasonView>> {
    return versioned(await this.reasons.change(id, given, version, doer), toView);
  }

  @Delete(':id')
  @ApiOperation({ operationId: 'removeRejectionReason', summary: 'Delete a reason, or retire it when it was given' })
  @Answers(200, RejectionReasonView, { description: '`retired` tells whether it is still there.' })
  async remove(
    @Param('id') id: string,
    @IfMatch() version: number | null,
    @CurrentDoer() doer: Doer,
  ): Promise<RejectionReasonView> {
    return toView(await this.reasons.remove(id, version, doer));
  }
}
