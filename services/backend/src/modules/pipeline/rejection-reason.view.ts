import { ApiProperty } from '../../platform/http/api-docs.decorators';
import type { RejectionReason } from './rejection-reasons.repository';

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

export const toRejectionReasonView = ({ retiredAt, ...reason }: RejectionReason): RejectionReasonView => ({
  _id: reason.id,
  ...reason,
  retired: retiredAt !== null,
  retiredAt: retiredAt?.toISOString() ?? null,
});
