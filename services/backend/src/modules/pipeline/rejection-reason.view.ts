import { ApiProperty } from '../../platform/http/api-docs.decorators';
import type { ReasonUse, RejectionReason } from './rejection-reasons.repository';

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

/** What hangs on a reason. */
export class RejectionReasonUseView implements ReasonUse {
  @ApiProperty({ type: 'integer', description: 'How often it was given.' }) moves: number;
  @ApiProperty({ type: 'integer', description: 'How many applications are rejected with it now.' })
  applications: number;
}

export const toRejectionReasonView = ({ retiredAt, ...reason }: RejectionReason): RejectionReasonView => ({
  _id: reason.id,
  ...reason,
  retired: retiredAt !== null,
  retiredAt: retiredAt?.toISOString() ?? null,
});
