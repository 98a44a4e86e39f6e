import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import { UndoField, type UndoView } from '../../../platform/undo/undo';

/** What has become of an assignment. */
export class AssignedView {
  @ApiProperty({ type: 'integer', description: 'How many applications have somebody else now, or nobody.' })
  assigned: number;
  @UndoField() undo: UndoView | null;
}
