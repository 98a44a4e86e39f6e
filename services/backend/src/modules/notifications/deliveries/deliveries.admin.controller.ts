import { Controller, Get, Param, Query } from '@nestjs/common';
import { type Actor, Allow, CurrentActor } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { Answers, type Listed, listed } from '../../../platform/http/listing/answer-headers';
import { DescribeList, ESTIMATED } from '../../../platform/http/listing/describe-list.decorator';
import { toView } from '../../../platform/http/listing/to-view';
import { CountMails } from './count-mails.use-case';
import { DeliveryNumbersView, DeliveryView, toDeliveryNumbersView } from './deliveries.view';
import { FindDelivery } from './find-delivery.use-case';
import { ListDeliveries } from './list-deliveries.use-case';

@ApiTags('mails')
@Allow('general', 'hr')
@Controller('api/admin/deliveries')
export class DeliveriesAdminController {
  constructor(
    private readonly listDeliveries: ListDeliveries,
    private readonly countMails: CountMails,
    private readonly findDelivery: FindDelivery,
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
      keys: 'q (recipient), state, template, forPerson (true: not sent, or unsure until a person decides), waiting (true: its time has still to come), subject, id',
      example: '{"state":"failed"}',
    },
    estimated: ESTIMATED,
  })
  async list(@Query() query: Record<string, unknown>, @CurrentActor() actor: Actor): Promise<Listed<DeliveryView>> {
    return listed(await this.listDeliveries.run(query, actor), toView);
  }

  @Get('numbers')
  @ApiOperation({ operationId: 'countDeliveries', summary: 'Count mails by state' })
  @Answers(200, DeliveryNumbersView)
  async count(@CurrentActor() actor: Actor): Promise<DeliveryNumbersView> {
    return toDeliveryNumbersView(await this.countMails.run(actor));
  }

  @Get(':id')
  @ApiOperation({ operationId: 'findDelivery', summary: 'Show one mail' })
  @Answers(200, DeliveryView)
  async find(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<DeliveryView> {
    return toView(await this.findDelivery.run({ id }, actor));
  }
}
