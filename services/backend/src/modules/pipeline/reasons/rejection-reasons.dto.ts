import { FlagField, WholeNumberField } from '../../../platform/fields/choice-fields.decorator';
import { PlainText } from '../../../platform/fields/text-field.decorator';
import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';

export class AddReasonRequest {
  @PlainText({ maxLength: 120 })
  label: string;

  @WholeNumberField({ required: false, minimum: 0, maximum: 10_000, description: 'Place in the list; 0 if absent.' })
  position?: number;
}

export class ChangeReasonRequest extends AddReasonRequest {
  @FlagField({ required: false, description: 'A retired reason cannot be given any more; history keeps it.' })
  retired?: boolean;
}

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
