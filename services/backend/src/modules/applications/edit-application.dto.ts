import { IsInt, IsString, Max, Min } from 'class-validator';
import { ApiPropertyOptional } from '../../platform/http/api-docs.decorators';
import { MayBeAbsent } from '../../platform/http/may-be-absent.decorator';

const MOST_YEARS = 80;

const years = { message: `Enter whole years from 0 to ${MOST_YEARS}.` };

/** Nothing else of an application can be changed; one of the two is enough. */
export class EditApplicationRequest {
  @ApiPropertyOptional({
    type: String,
    description: 'One of the seven positions or of those of Form Settings; what is there already may stay.',
    example: 'Java Developer',
  })
  @MayBeAbsent()
  @IsString({ message: 'Choose a position.' })
  apply?: string;

  @ApiPropertyOptional({ type: 'integer', minimum: 0, maximum: MOST_YEARS, description: 'Years, as a number.' })
  @MayBeAbsent()
  @IsInt(years)
  @Min(0, years)
  @Max(MOST_YEARS, years)
  experience?: number;
}
