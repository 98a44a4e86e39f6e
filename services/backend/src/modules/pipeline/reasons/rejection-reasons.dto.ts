import { IsBoolean, IsInt, Max, Min } from 'class-validator';
import { ApiProperty, ApiPropertyOptional } from '../../../platform/http/contract/api-docs.decorators';
import { MayBeAbsent, PlainText } from '../../../platform/fields/plain-text.decorator';

const LONGEST_LABEL = 120;
const LAST_POSITION = 10_000;

const place = { message: `Must be a whole number from 0 to ${LAST_POSITION}.` };

export class AddReasonRequest {
  @ApiProperty({ type: String, maxLength: LONGEST_LABEL })
  @PlainText({ max: LONGEST_LABEL, oneLine: true })
  label: string;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    maximum: LAST_POSITION,
    description: 'Place in the list; 0 if absent.',
  })
  @MayBeAbsent()
  @IsInt(place)
  @Min(0, place)
  @Max(LAST_POSITION, place)
  position?: number;
}

export class ChangeReasonRequest extends AddReasonRequest {
  @ApiPropertyOptional({ type: Boolean, description: 'A retired reason cannot be given any more; history keeps it.' })
  @MayBeAbsent()
  @IsBoolean({ message: 'Must be true or false.' })
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
