import { ChoiceField, FlagField } from '../../../platform/fields/choice-fields.decorator';
import { ColumnsField } from '../../../platform/http/listing/columns-field.decorator';
import { type StartPage, startPages } from './settings.view';

/** What is left out stays as it is. */
export class SaveSettingsRequest {
  @ChoiceField(startPages, { required: false, description: 'What opens first.' })
  startPage?: StartPage;

  @FlagField({ required: false, description: 'Whether single keys do something.' })
  shortcuts?: boolean;

  @ColumnsField({ required: false })
  columns?: string[] | null;
}
