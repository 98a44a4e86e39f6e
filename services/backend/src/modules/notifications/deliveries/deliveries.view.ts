import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import { type DeliveryState, deliveryStates, deliverySubjectKinds, deliveryTemplates } from '../notifications.facts';
import type { MailNumbers } from './deliveries.admin.repository';

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
export class DeliveryNumbersView {
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
export class DeliveryView {
  @ApiProperty({ type: String, format: 'uuid' }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ enum: deliverySubjectKinds, description: 'What the mail is about.' }) subjectKind: string;
  @ApiProperty({ type: String, format: 'uuid' }) subjectId: string;
  @ApiProperty({ type: String, nullable: true, example: 'FD-7K2M-Q4XV' }) reference: string | null;
  @ApiProperty({
    enum: deliveryTemplates,
    example: 'hr-application',
    description: 'What the mail says; one of an older release may have another name.',
  })
  template: string;
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
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Of a pending mail: when it leaves; until then it can be cancelled. Null once it is on its way.',
  })
  leavesAt: string | null;
  @ApiProperty({ type: String }) messageId: string;
}

export const toDeliveryNumbersView = ({ pauses, ...numbers }: MailNumbers): DeliveryNumbersView => ({
  ...numbers,
  pauses: pauses.map(({ inbox, reason, pausedAt, nextTryAt }) => ({
    inbox,
    reason,
    pausedAt: pausedAt.toISOString(),
    nextTryAt: nextTryAt.toISOString(),
  })),
});
