import { DescribeList } from '../../../platform/http/listing/describe-list.decorator';
import { type Listed, listed } from '../../../platform/http/listing/answer-headers';
import { IsBoolean, ValidateIf } from 'class-validator';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiPropertyOptional,
  ApiTags,
} from '../../../platform/http/contract/api-docs.decorators';
import { type Actor, Allow, CurrentActor, CurrentDoer, type Doer } from '../../../platform/access/access.decorators';
import { DescribeErrors } from '../../../platform/http/errors/describe-errors.decorator';
import { ConfirmDelivery } from './confirm-delivery.use-case';
import { DeliveryNumbersView, DeliveryView, toDeliveryView } from './delivery.view';
import { ListDeliveries } from './list-deliveries.use-case';
import { ResendDelivery } from './resend-delivery.use-case';

export class ResendDeliveryRequest {
  @ApiPropertyOptional({ type: Boolean, description: 'Needed for a mail that was sent: send it a second time.' })
  @ValidateIf((_, value) => value !== undefined)
  @IsBoolean({ message: 'Must be true or false.' })
  again?: boolean;
}

@ApiTags('mails')
@Allow('general', 'hr')
@Controller('api/admin/deliveries')
export class DeliveriesAdminController {
  constructor(
    private readonly listDeliveries: ListDeliveries,
    private readonly resendDelivery: ResendDelivery,
    private readonly confirmDelivery: ConfirmDelivery,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listDeliveries',
    summary: 'List mails: about applications for HR, about enquiries for general staff',
  })
  @DescribeList({
    unit: 'deliveries',
    view: DeliveryView,
    sort: '["createdAt","DESC"]',
    filter: {
      keys: 'q (recipient), state, template, forPerson (true: not sent, or unsure until a person decides), subject, id',
      example: '{"state":"failed"}',
    },
  })
  @DescribeErrors(400, 401, 403, 503)
  async list(@Query() query: Record<string, unknown>, @CurrentActor() actor: Actor): Promise<Listed<DeliveryView>> {
    return listed(await this.listDeliveries.list(query, actor), toDeliveryView);
  }

  @Get('numbers')
  @ApiOperation({ operationId: 'countDeliveries', summary: 'Count mails by state' })
  @ApiOkResponse({ type: DeliveryNumbersView })
  @DescribeErrors(401, 403, 503)
  count(@CurrentActor() actor: Actor): Promise<DeliveryNumbersView> {
    return this.listDeliveries.count(actor);
  }

  @Get(':id')
  @ApiOperation({ operationId: 'findDelivery', summary: 'Show one mail' })
  @ApiParam({ name: 'id', type: String, format: 'uuid' })
  @ApiOkResponse({ type: DeliveryView })
  @DescribeErrors(401, 403, 404, 503)
  async find(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<DeliveryView> {
    return toDeliveryView(await this.listDeliveries.find(id, actor));
  }

  @Post(':id/resend')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'resendDelivery',
    summary: 'Send a mail that failed or is unsure, or one that was sent again',
  })
  @ApiParam({ name: 'id', type: String, format: 'uuid' })
  @ApiOkResponse({ type: DeliveryView, description: 'The delivery that is pending now.' })
  @DescribeErrors(400, 401, 403, 404, 415, 503, { 409: ['delivery_pending', 'delivery_sent'] })
  async resend(
    @Param('id') id: string,
    @Body() given: ResendDeliveryRequest,
    @CurrentDoer() doer: Doer,
  ): Promise<DeliveryView> {
    return toDeliveryView(await this.resendDelivery.resend(id, given.again === true, doer));
  }

  @Post(':id/confirm')
  @HttpCode(200)
  @ApiOperation({ operationId: 'confirmDelivery', summary: 'Say that an unsure mail has arrived' })
  @ApiParam({ name: 'id', type: String, format: 'uuid' })
  @ApiOkResponse({ type: DeliveryView, description: 'The delivery that is sent now.' })
  @DescribeErrors(401, 403, 404, 503, { 409: ['delivery_not_unsure'] })
  async confirm(@Param('id') id: string, @CurrentDoer() doer: Doer): Promise<DeliveryView> {
    return toDeliveryView(await this.confirmDelivery.confirm(id, doer));
  }
}
