import { IsBoolean, IsInt, Max, Min } from 'class-validator';
import { ApiProperty, ApiPropertyOptional } from '../../platform/http/api-docs.decorators';
import { MayBeAbsent } from '../../platform/http/may-be-absent.decorator';
import { PlainText } from '../../platform/http/plain-text.decorator';

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
