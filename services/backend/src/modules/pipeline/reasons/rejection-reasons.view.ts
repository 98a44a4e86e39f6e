import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import type { RowOf } from '../../../platform/http/listing/to-view';

/** A reason that HR can give for a rejection. */
export class RejectionReasonView {
  @ApiProperty({ type: String, format: 'uuid' }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ type: String, example: 'Skills do not match' }) label: string;
  @ApiProperty({ type: 'integer', description: 'Place in the list.' }) position: number;
  @ApiProperty({ type: Boolean, description: 'Whether it cannot be given any more.' }) retired: boolean;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) retiredAt: string | null;
  @ApiProperty({ type: 'integer', description: 'The number in its `ETag`.' }) version: number;
}

/** How often a reason was given, and how many applications have it now. */
export class RejectionReasonUseView {
  @ApiProperty({ type: 'integer', description: 'How often it was given.' }) moves: number;
  @ApiProperty({ type: 'integer', description: 'How many applications are rejected with it now.' })
  applications: number;
}

export type Reason = RowOf<RejectionReasonView, 'retiredAt'>;
