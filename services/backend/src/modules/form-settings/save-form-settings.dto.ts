import { field, ruleOf } from '../../platform/fields/field.decorator';
import { Tidied } from '../../platform/fields/tidied.decorator';
import { findOptionListFault, LONGEST_OPTION, MOST_OPTIONS } from './options/option-list';

const trim = (value: unknown) => (typeof value === 'string' ? value.trim() : value);
const trimmed = Tidied((value) => (Array.isArray(value) ? value.map(trim) : trim(value)));

/** A text stands for a list of one. */
export const toExperienceList = (experience: unknown) => (typeof experience === 'string' ? [experience] : experience);

const option = { type: 'string', maxLength: LONGEST_OPTION } as const;
const list = { type: 'array', items: option, maxItems: MOST_OPTIONS } as const;

/** The whole of the form settings; neither list may be left out. */
export class SaveFormSettingsRequest {
  @field({ ...list, description: 'None twice.' }, trimmed, ruleOf('optionList', findOptionListFault))
  positions: string[];

  @field(
    { oneOf: [list, option], description: 'A list, or one text, which the form offers as its only option.' },
    trimmed,
    ruleOf('optionList', (value) => findOptionListFault(toExperienceList(value))),
  )
  experience: string[] | string;
}
