import { Body, Controller, Param, Post } from '@nestjs/common';
import { Allow, CurrentCaller, type Caller } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { DescribeErrors } from '../../../platform/http/errors/expected-error';
import { Answers } from '../../../platform/http/listing/answer-headers';
import { toView } from '../../../platform/http/listing/to-view';
import { DeliveryView } from '../deliveries/deliveries.view';
import { CancelDelivery } from './cancel-delivery.use-case';
import { ConfirmDelivery } from './confirm-delivery.use-case';
import { ResendDeliveryRequest } from './resend-delivery.dto';
import { ResendDelivery } from './resend-delivery.use-case';
import { ResendFailed } from './resend-failed.use-case';
import { SendDeliveryNow } from './send-delivery-now.use-case';
import { ResentView } from './resent.view';

/** What a person decides about a mail that failed, of which nobody knows whether it arrived, or whose time has not come. */
@ApiTags('mails')
@Allow('general', 'hr')
@Controller('api/admin/deliveries')
export class ResendAdminController {
  constructor(
    private readonly resendFailedDeliveries: ResendFailed,
    private readonly resendDelivery: ResendDelivery,
    private readonly confirmDelivery: ConfirmDelivery,
    private readonly cancelDelivery: CancelDelivery,
    private readonly sendDeliveryNow: SendDeliveryNow,
  ) {}

  @Post('resend-failed')
  @ApiOperation({ operationId: 'resendFailedDeliveries', summary: 'Send all mails that failed once more' })
  @Answers(200, ResentView, { description: 'Mails that failed and are the asker’s business: each is pending again.' })
  resendFailed(@CurrentCaller() caller: Caller): Promise<ResentView> {
    return this.resendFailedDeliveries.run(caller);
  }

  @Post(':id/resend')
  @ApiOperation({
    operationId: 'resendDelivery',
    summary: 'Send a mail that failed or is unsure, or one that was sent again',
  })
  @Answers(200, DeliveryView, { description: 'The delivery that is pending now.' })
  @DescribeErrors('delivery_pending', 'delivery_replaced', 'delivery_sent', 'delivery_switched_off')
  async resend(
    @Param('id') id: string,
    @Body() request: ResendDeliveryRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<DeliveryView> {
    return toView(await this.resendDelivery.run({ id, again: request.again === true }, caller));
  }

  @Post(':id/confirm')
  @ApiOperation({ operationId: 'confirmDelivery', summary: 'Say that an unsure mail has arrived' })
  @Answers(200, DeliveryView, { description: 'The delivery that is sent now.' })
  @DescribeErrors('delivery_not_unsure')
  async confirm(@Param('id') id: string, @CurrentCaller() caller: Caller): Promise<DeliveryView> {
    return toView(await this.confirmDelivery.run({ id }, caller));
  }

  @Post(':id/cancel')
  @ApiOperation({ operationId: 'cancelDelivery', summary: 'Cancel a mail whose time has not come' })
  @Answers(200, DeliveryView, { description: 'The delivery that is skipped now.' })
  @DescribeErrors('delivery_not_waiting')
  async cancel(@Param('id') id: string, @CurrentCaller() caller: Caller): Promise<DeliveryView> {
    return toView(await this.cancelDelivery.run({ id }, caller));
  }

  @Post(':id/send-now')
  @ApiOperation({ operationId: 'sendDeliveryNow', summary: 'Send a mail now whose time has not come' })
  @Answers(200, DeliveryView, { description: 'The delivery, which is on its way now.' })
  @DescribeErrors('delivery_not_waiting')
  async sendNow(@Param('id') id: string, @CurrentCaller() caller: Caller): Promise<DeliveryView> {
    return toView(await this.sendDeliveryNow.run({ id }, caller));
  }
}
