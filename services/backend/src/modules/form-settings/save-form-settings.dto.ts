import { ValidateBy, type ValidationArguments } from 'class-validator';
import { ApiProperty } from '../../platform/http/contract/api-docs.decorators';
import { findOptionListFault } from './options/option-list';
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

/** The whole of the form settings; neither list may be left out. */
export class SaveFormSettingsRequest {
  @ApiProperty({ type: [String], maxItems: 200, description: 'Each of at most 120 characters, none twice.' })
  @Trimmed()
  @IsOptionList()
  positions: string[];

  @ApiProperty({
    oneOf: [
      { type: 'array', items: { type: 'string' }, maxItems: 200 },
      { type: 'string', maxLength: 120 },
    ],
    description: 'A list, or one text, which the form offers as its only option.',
  })
  @Trimmed()
  @IsOptionList(toExperienceList)
  experience: string[] | string;
}
