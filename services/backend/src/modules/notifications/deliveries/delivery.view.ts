import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import { type DeliveryState, deliveryStates } from '../notifications.facts';
import { deliverySubjectKinds } from '../delivery-subjects';

/** How the mails are doing, as far as they are the asker's business. */
export class DeliveryNumbersView {
  @ApiProperty({ type: Number }) pending: number;
  @ApiProperty({ type: Number, description: 'Mails whose final reply never came: they may have arrived.' })
  unsure: number;
  @ApiProperty({ type: Number }) sent: number;
  @ApiProperty({ type: Number, description: 'Dead: nothing is tried again until somebody resends them.' })
  failed: number;
  @ApiProperty({ type: Number, description: 'Acknowledgements that were left out on purpose.' }) skipped: number;
  @ApiProperty({ type: Number, nullable: true, description: 'Age of the oldest pending one, in seconds.' })
  oldestPendingSeconds: number | null;
}

/** A mail as the admin areas show it. */
export class DeliveryView {
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
