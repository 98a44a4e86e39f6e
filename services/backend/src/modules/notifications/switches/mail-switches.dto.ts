import { FlagField } from '../../../platform/fields/choice-fields.decorator';

export class SwitchMailRequest {
  @FlagField({ description: 'Whether the mail is sent.' })
  on: boolean;
}
