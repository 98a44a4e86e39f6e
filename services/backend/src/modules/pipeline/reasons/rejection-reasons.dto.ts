import { FlagField, WholeNumberField } from '../../../platform/fields/choice-fields.decorator';
import { PlainText } from '../../../platform/fields/text-field.decorator';

export class AddReasonRequest {
  @PlainText({ maxLength: 120 })
  label: string;

  @WholeNumberField({
    required: false,
    minimum: 0,
    maximum: 10_000,
    description: 'Place in the list; the last if absent.',
  })
  position?: number;
}

export class ChangeReasonRequest extends AddReasonRequest {
  @FlagField({ required: false, description: 'A retired reason cannot be given any more; history keeps it.' })
  retired?: boolean;
}
