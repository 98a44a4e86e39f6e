import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { Allow, CurrentCaller, type Caller } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { DescribeErrors } from '../../../platform/http/errors/expected-error';
import { Answers, type Listed, listed, type Versioned, versioned } from '../../../platform/http/listing/answer-headers';
import { DescribeList } from '../../../platform/http/listing/describe-list.decorator';
import { IfMatch } from '../../../platform/http/listing/record-version';
import { toView } from '../../../platform/http/listing/to-view';
import { AddRejectionReason } from './add-rejection-reason.use-case';
import { ChangeRejectionReason } from './change-rejection-reason.use-case';
import { CountReasonUse } from './count-reason-use.use-case';
import { FindRejectionReason } from './find-rejection-reason.use-case';
import { ListRejectionReasons } from './list-rejection-reasons.use-case';
import { OrderReasonsRequest } from './order/order-reasons.dto';
import { OrderRejectionReasons } from './order/order-rejection-reasons.use-case';
import { AddReasonRequest, ChangeReasonRequest } from './rejection-reasons.dto';
import { readReasonsQuery, reasonFilter } from './rejection-reasons.filter';
import { RejectionReasonUseView, RejectionReasonView } from './rejection-reasons.view';
import { RemoveRejectionReason } from './remove-rejection-reason.use-case';

@ApiTags('pipeline')
@Allow('hr')
@Controller('api/admin/rejection-reasons')
export class RejectionReasonsAdminController {
  constructor(
    private readonly listReasons: ListRejectionReasons,
    private readonly findReason: FindRejectionReason,
    private readonly countReasonUse: CountReasonUse,
    private readonly addReason: AddRejectionReason,
    private readonly changeReason: ChangeRejectionReason,
    private readonly orderReasons: OrderRejectionReasons,
    private readonly removeReason: RemoveRejectionReason,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listRejectionReasons', summary: 'List the reasons for a rejection' })
  @DescribeList({
    unit: 'rejection-reasons',
    view: RejectionReasonView,
    sort: '["position","ASC"]',
    filter: reasonFilter,
  })
  async list(@Query() query: Record<string, unknown>): Promise<Listed<RejectionReasonView>> {
    return listed(await this.listReasons.run(readReasonsQuery(query)), toView);
  }

  @Get(':id')
  @ApiOperation({ operationId: 'findRejectionReason', summary: 'Show one reason' })
  @Answers(200, RejectionReasonView)
  async find(@Param('id') id: string): Promise<Versioned<RejectionReasonView>> {
    return versioned(await this.findReason.run(id), toView);
  }

  @Get(':id/use')
  @ApiOperation({ operationId: 'countRejectionReasonUse', summary: 'Tell what hangs on a reason' })
  @Answers(200, RejectionReasonUseView)
  countUse(@Param('id') id: string): Promise<RejectionReasonUseView> {
    return this.countReasonUse.run(id);
  }

  @Post()
  @ApiOperation({ operationId: 'addRejectionReason', summary: 'Add a reason' })
  @Answers(201, RejectionReasonView)
  @DescribeErrors('reason_exists')
  async add(
    @Body() request: AddReasonRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<Versioned<RejectionReasonView>> {
    return versioned(await this.addReason.run(request, caller), toView);
  }

  @Put('order')
  @ApiOperation({
    operationId: 'orderRejectionReasons',
    summary: 'Put the reasons that can be given into another order',
  })
  @Answers(200, [RejectionReasonView])
  @DescribeErrors('changed_meanwhile')
  async order(@Body() request: OrderReasonsRequest, @CurrentCaller() caller: Caller): Promise<RejectionReasonView[]> {
    return (await this.orderReasons.run(request, caller)).map(toView);
  }

  @Put(':id')
  @ApiOperation({ operationId: 'changeRejectionReason', summary: 'Reword, move, retire or restore a reason' })
  @Answers(200, RejectionReasonView)
  @DescribeErrors('reason_exists')
  async change(
    @Param('id') id: string,
    @Body() request: ChangeReasonRequest,
    @IfMatch() version: number | null,
    @CurrentCaller() caller: Caller,
  ): Promise<Versioned<RejectionReasonView>> {
    return versioned(await this.changeReason.run({ id, version, request }, caller), toView);
  }

  @Delete(':id')
  @ApiOperation({ operationId: 'removeRejectionReason', summary: 'Delete a reason, or retire it when it was given' })
  @Answers(200, RejectionReasonView, { description: '`retired` tells whether it is still there.' })
  async remove(
    @Param('id') id: string,
    @IfMatch() version: number | null,
    @CurrentCaller() caller: Caller,
  ): Promise<RejectionReasonView> {
    return toView(await this.removeReason.run({ id, version }, caller));
  }
}
