import { ChoiceField } from '../../platform/fields/choice-fields.decorator';
import { field, Tidied } from '../../platform/fields/field.decorator';
import { ruleOf } from '../../platform/fields/validate-as';
import { TextField } from '../../platform/fields/form-field.decorator';
import { optionKinds } from './form-settings.repository';

const MOST_OPTIONS = 200;
const LONGEST_OPTION = 120;

/** Two options that people would take for one. */
const keyOf = (option: string) => option.normalize('NFKC').toLowerCase();

/** The fault of a list of options, as a text for people; null without a fault. Expects trimmed texts. */
export function findOptionListFault(value: unknown): string | null {
  if (!Array.isArray(value)) return 'Give a list of texts.';
  if (value.length === 0) return 'Keep at least one option: without any, nobody could fill in the form.';
  if (value.length > MOST_OPTIONS) return `Use at most ${MOST_OPTIONS} options.`;
  const options: unknown[] = value;
  if (!options.every((option) => typeof option === 'string')) return 'Every option must be a text.';
  if (options.includes('')) return 'An option is blank.';
  if (options.some((option) => option.length > LONGEST_OPTION)) return `Use at most ${LONGEST_OPTION} characters each.`;
  if (options.some((option) => /\p{Cc}/u.test(option))) return 'Use plain text on one line for each option.';
  if (new Set(options.map(keyOf)).size < options.length) return 'An option is there twice.';
  return null;
}

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

export class OptionUseRequest {
  @ChoiceField(optionKinds, { wrong: 'Choose positions or experience.' }) kind: (typeof optionKinds)[number];

  @TextField({ maxLength: 200, missing: 'Name an option.', example: 'Java Developer' }) option: string;
}
