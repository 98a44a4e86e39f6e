import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import { UndoField, type UndoView } from '../../../platform/undo/undo';

/** What has become of a mail to many applicants. */
export class WrittenToApplicantsView {
  @ApiProperty({ type: 'integer', description: 'How many mails leave.' }) mails: number;
  @UndoField() undo: UndoView | null;
}
