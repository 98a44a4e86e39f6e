import { IsString, ValidateBy } from 'class-validator';
import { ApiPropertyOptional } from '../../../platform/http/contract/api-docs.decorators';
import { MayBeAbsent } from '../../../platform/fields/plain-text.decorator';

const MOST_YEARS = 80;

/** One decimal at most: half a year counts, a month is finer than anybody asks for. */
const isYears = (value: unknown): boolean =>
  typeof value === 'number' && value >= 0 && value <= MOST_YEARS && Number(value.toFixed(1)) === value;

/** Not class-validator's `IsNumber`, which throws at a number that is written with an exponent, such as 1e-7. */
const IsYears = () =>
  ValidateBy({
    name: 'isYears',
    validator: {
      validate: isYears,
      defaultMessage: () => `Enter years from 0 to ${MOST_YEARS}, with one decimal at most, such as 4.5.`,
    },
  });

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

  @ApiPropertyOptional({
    type: 'number',
    minimum: 0,
    maximum: MOST_YEARS,
    multipleOf: 0.1,
    example: 4.5,
    description: 'Years, as a number with one decimal at most.',
  })
  @MayBeAbsent()
  @IsYears()
  experience?: number;
}
