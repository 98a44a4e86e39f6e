import { IsString } from 'class-validator';
import { field } from '../../../platform/fields/field.decorator';
import { ruleOf } from '../../../platform/fields/validate-as';

const MOST_YEARS = 80;

/** One decimal at most, because years are counted to the half. */
function findYearsFault(value: unknown): string | null {
  const isInRange = typeof value === 'number' && value >= 0 && value <= MOST_YEARS;
  if (isInRange && Number(value.toFixed(1)) === value) return null;
  return `Enter years from 0 to ${MOST_YEARS}, with one decimal at most, such as 4.5.`;
}

/** Nothing else of an application can be changed; one of the two is enough. */
export class EditApplicationRequest {
  @field(
    {
      type: String,
      required: false,
      description: 'One of the seven positions or of those of Form Settings; what is there already may stay.',
      example: 'Java Developer',
    },
    IsString({ message: 'Choose a position.' }),
  )
  apply?: string;

  @field(
    {
      type: 'number',
      required: false,
      minimum: 0,
      maximum: MOST_YEARS,
      multipleOf: 0.1,
      example: 4.5,
      description: 'Years, as a number with one decimal at most.',
    },
    // Not class-validator's `IsNumber`, which throws at a number that is written with an exponent, such as 1e-7.
    ruleOf('years', findYearsFault),
  )
  experience?: number;
}
