import { ApiProperty } from '../../platform/http/api-docs.decorators';

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
