import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import {
  type Actor,
  Allow,
  CurrentActor,
  CurrentCaller,
  type Caller,
} from '../../../platform/access/access.decorators';
import { FlagField } from '../../../platform/fields/choice-fields.decorator';
import { ApiOperation, ApiProperty, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { DescribeErrors } from '../../../platform/http/errors/expected-error';
import { Answers, type Listed, listed } from '../../../platform/http/listing/answer-headers';
import { DescribeList, ESTIMATED } from '../../../platform/http/listing/describe-list.decorator';
import { toView } from '../../../platform/http/listing/to-view';
import { type DeliveryState, deliveryStates, deliverySubjectKinds } from '../notifications.facts';
import { DecideOnDelivery } from './decide-on-delivery.use-case';
import { DeliveriesAdminRepository } from './deliveries.admin.repository';
import { ResendFailed } from './resend-failed.use-case';

/** A number that is counted up to 10,001. */
const UpToMost = (description = '') =>
  ApiProperty({ type: Number, description: `${description} 10001 stands for more than 10000.`.trim() });

/** Mails that wait, because the mail server refused several in a row for good. They go out by themselves once it takes them. */
class MailPauseView {
  @ApiProperty({
    type: String,
    format: 'email',
    nullable: true,
    description: 'The inbox of ours that it is about; null: all mails wait.',
  })
  inbox: string | null;
  @ApiProperty({ type: String, description: 'What the mail server said.', example: '535 5.7.8 Authentication failed' })
  reason: string;
  @ApiProperty({ type: String, format: 'date-time' }) pausedAt: string;
  @ApiProperty({ type: String, format: 'date-time', description: 'When one mail is tried again.' }) nextTryAt: string;
}

/** How the mails are doing, as far as they are the asker's business. */
class DeliveryNumbersView {
  @UpToMost() pending: number;
  @UpToMost('Mails whose final reply never came: they may have arrived.') unsure: number;
  @UpToMost() sent: number;
  @UpToMost('Dead: nothing is tried again until somebody resends them.') failed: number;
  @UpToMost('Acknowledgements that were left out on purpose.') skipped: number;
  @UpToMost('Mails that went to another address instead, because theirs has changed.') replaced: number;
  @ApiProperty({ type: Number, nullable: true, description: 'Age of the oldest pending one, in seconds.' })
  oldestPendingSeconds: number | null;
  @ApiProperty({ type: [MailPauseView], description: 'Empty while mails are sent as they come.' })
  pauses: MailPauseView[];
}

/** A mail as the admin areas show it. */
class DeliveryView {
  @ApiProperty({ type: String, format: 'uuid' }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ enum: deliverySubjectKinds, description: 'What the mail is about.' }) subjectKind: string;
  @ApiProperty({ type: String, format: 'uuid' }) subjectId: string;
  @ApiProperty({ type: String, nullable: true, example: 'FD-7K2M-Q4XV' }) reference: string | null;
  @ApiProperty({ type: String, example: 'hr-application' }) template: string;
  @ApiProperty({ type: String }) recipient: string;
  @ApiProperty({ enum: deliveryStates }) state: DeliveryState;
  @ApiProperty({ type: Number, description: 'Tries so far.' }) attempts: number;
  @ApiProperty({ type: String, nullable: true, description: 'The last words of the mail server.' })
  answer: string | null;
  @ApiProperty({ type: 'integer', description: 'Copies that have arrived or may have.' }) copies: number;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When an unsure mail is sent again by itself. Null: a person has to decide.',
  })
  againAt: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) sentAt: string | null;
  @ApiProperty({ type: String }) messageId: string;
}

class ResendDeliveryRequest {
  @FlagField({ required: false, description: 'Needed for a mail that was sent: send it a second time.' })
  again?: boolean;
}

class ResentView {
  @ApiProperty({ type: Number, description: 'Mails that are pending now.' }) resent: number;
  @ApiProperty({ type: Number, description: 'Mails that one call more sends again: each takes a thousand at most.' })
  left: number;
}

@ApiTags('mails')
@Allow('general', 'hr')
@Controller('api/admin/deliveries')
export class DeliveriesAdminController {
  constructor(
    private readonly deliveries: DeliveriesAdminRepository,
    private readonly decide: DecideOnDelivery,
    private readonly failed: ResendFailed,
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
    estimated: ESTIMATED,
  })
  async list(@Query() query: Record<string, unknown>, @CurrentActor() actor: Actor): Promise<Listed<DeliveryView>> {
    return listed(await this.deliveries.list(query, actor), toView);
  }

  @Get('numbers')
  @ApiOperation({ operationId: 'countDeliveries', summary: 'Count mails by state' })
  @Answers(200, DeliveryNumbersView)
  async count(@CurrentActor() actor: Actor): Promise<DeliveryNumbersView> {
    const { pauses, ...numbers } = await this.deliveries.count(actor);
    const shown = pauses.map(({ inbox, reason, pausedAt, nextTryAt }) => ({
      inbox,
      reason,
      pausedAt: pausedAt.toISOString(),
      nextTryAt: nextTryAt.toISOString(),
    }));
    return { ...numbers, pauses: shown };
  }

  @Get(':id')
  @ApiOperation({ operationId: 'findDelivery', summary: 'Show one mail' })
  @Answers(200, DeliveryView)
  async find(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<DeliveryView> {
    return toView(await this.deliveries.find(id, actor));
  }

  @Post('resend-failed')
  @ApiOperation({ operationId: 'resendFailedDeliveries', summary: 'Send all mails that failed once more' })
  @Answers(200, ResentView, { description: 'Mails that failed and are the asker’s business: each is pending again.' })
  resendFailed(@CurrentCaller() caller: Caller): Promise<ResentView> {
    return this.failed.resendAll(caller);
  }

  @Post(':id/resend')
  @ApiOperation({
    operationId: 'resendDelivery',
    summary: 'Send a mail that failed or is unsure, or one that was sent again',
  })
  @Answers(200, DeliveryView, { description: 'The delivery that is pending now.' })
  @DescribeErrors('delivery_pending', 'delivery_replaced', 'delivery_sent')
  async resend(
    @Param('id') id: string,
    @Body() given: ResendDeliveryRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<DeliveryView> {
    return toView(await this.decide.resend(id, given.again === true, caller));
  }

  @Post(':id/confirm')
  @ApiOperation({ operationId: 'confirmDelivery', summary: 'Say that an unsure mail has arrived' })
  @Answers(200, DeliveryView, { description: 'The delivery that is sent now.' })
  @DescribeErrors('delivery_not_unsure')
  async confirm(@Param('id') id: string, @CurrentCaller() caller: Caller): Promise<DeliveryView> {
    return toView(await this.decide.confirm(id, caller));
  }
}
