import { ChoiceField } from '../../../platform/fields/choice-fields.decorator';
import { TextField } from '../../../platform/fields/text-field.decorator';

const kinds = ['positions', 'experience'] as const;

export class OptionUseRequest {
  @ChoiceField(kinds, { wrong: 'Choose positions or experience.' })
  kind: (typeof kinds)[number];

  @TextField({ maxLength: 200, missing: 'Name an option.', example: 'Java Developer' })
  option: string;
}
