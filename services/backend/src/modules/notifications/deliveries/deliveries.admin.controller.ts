import { DescribeList } from '../../../platform/http/listing/describe-list.decorator';
import { Answers, type Listed, listed } from '../../../platform/http/listing/answer-headers';
import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { FlagField } from '../../../platform/fields/choice-fields.decorator';
import { type Actor, Allow, CurrentActor, CurrentDoer, type Doer } from '../../../platform/access/access.decorators';
import { DescribeErrors } from '../../../platform/http/errors/describe-errors.decorator';
import { toView } from '../../../platform/http/listing/to-view';
import { DecideOnDelivery } from './decide-on-delivery.use-case';
import { DeliveriesAdminRepository } from './deliveries.admin.repository';
import { DeliveryNumbersView, DeliveryView } from './delivery.view';

export class ResendDeliveryRequest {
  @FlagField({ required: false, description: 'Needed for a mail that was sent: send it a second time.' })
  again?: boolean;
}

@ApiTags('mails')
@Allow('general', 'hr')
@Controller('api/admin/deliveries')
export class DeliveriesAdminController {
  constructor(
    private readonly deliveries: DeliveriesAdminRepository,
    private readonly decide: DecideOnDelivery,
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
  async list(@Query() query: Record<string, unknown>, @CurrentActor() actor: Actor): Promise<Listed<DeliveryView>> {
    return listed(await this.deliveries.list(query, actor), toView);
  }

  @Get('numbers')
  @ApiOperation({ operationId: 'countDeliveries', summary: 'Count mails by state' })
  @Answers(200, DeliveryNumbersView)
  count(@CurrentActor() actor: Actor): Promise<DeliveryNumbersView> {
    return this.deliveries.count(actor);
  }

  @Get(':id')
  @ApiOperation({ operationId: 'findDelivery', summary: 'Show one mail' })
  @Answers(200, DeliveryView)
  async find(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<DeliveryView> {
    return toView(await this.deliveries.find(id, actor));
  }

  @Post(':id/resend')
  @ApiOperation({
    operationId: 'resendDelivery',
    summary: 'Send a mail that failed or is unsure, or one that was sent again',
  })
  @Answers(200, DeliveryView, { description: 'The delivery that is pending now.' })
  @DescribeErrors('delivery_pending', 'delivery_sent')
  async resend(
    @Param('id') id: string,
    @Body() given: ResendDeliveryRequest,
    @CurrentDoer() doer: Doer,
  ): Promise<DeliveryView> {
    return toView(await this.decide.resend(id, given.again === true, doer));
  }

  @Post(':id/confirm')
  @ApiOperation({ operationId: 'confirmDelivery', summary: 'Say that an unsure mail has arrived' })
  @Answers(200, DeliveryView, { description: 'The delivery that is sent now.' })
  @DescribeErrors('delivery_not_unsure')
  async confirm(@Param('id') id: string, @CurrentDoer() doer: Doer): Promise<DeliveryView> {
    return toView(await this.decide.confirm(id, doer));
  }
}
