import { ValidateBy, type ValidationArguments } from 'class-validator';
import { ApiProperty } from '../../platform/http/contract/api-docs.decorators';
import { findOptionListFault, LONGEST_OPTION, MOST_OPTIONS } from './options/option-list';
import { Tidied } from '../../platform/fields/tidied.decorator';

const trim = (value: unknown) => (typeof value === 'string' ? value.trim() : value);
const Trimmed = () => Tidied((value) => (Array.isArray(value) ? value.map(trim) : trim(value)));

const IsOptionList = (toList: (value: unknown) => unknown = (value) => value) =>
  ValidateBy({
    name: 'isOptionList',
    validator: {
      validate: (value: unknown) => findOptionListFault(toList(value)) === null,
      defaultMessage: (given?: ValidationArguments) => findOptionListFault(toList(given?.value)) ?? '',
    },
  });

/** A text stands for a list of one. */
export const toExperienceList = (experience: unknown) => (typeof experience === 'string' ? [experience] : experience);

const option = { type: 'string', maxLength: LONGEST_OPTION } as const;

/** The whole of the form settings; neither list may be left out. */
export class SaveFormSettingsRequest {
  @ApiProperty({ type: 'array', items: option, maxItems: MOST_OPTIONS, description: 'None twice.' })
  @Trimmed()
  @IsOptionList()
  positions: string[];

  @ApiProperty({
    oneOf: [{ type: 'array', items: option, maxItems: MOST_OPTIONS }, option],
    description: 'A list, or one text, which the form offers as its only option.',
  })
  @Trimmed()
  @IsOptionList(toExperienceList)
  experience: string[] | string;
}
