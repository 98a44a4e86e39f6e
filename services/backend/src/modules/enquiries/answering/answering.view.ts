import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import { UndoField, type UndoView } from '../../../platform/undo/undo';
import { type EnquiryState, enquiryStates } from './enquiry-answering.facts';

/** What has become of an assignment. */
export class AssignedEnquiriesView {
  @ApiProperty({ type: 'integer', description: 'How many enquiries have somebody else now, or nobody.' })
  assigned: number;
  @UndoField() undo: UndoView | null;
}

/** What has become of a change of state. */
export class EnquiryStateView {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ enum: enquiryStates }) state: EnquiryState;
  @ApiProperty({ type: 'integer', description: 'The number in its `ETag` now.' }) version: number;
  @UndoField() undo: UndoView | null;
}
