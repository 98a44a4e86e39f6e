import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import type { RowOf } from '../../../platform/http/listing/to-view';

/** A note of a colleague about an enquiry. */
export class EnquiryNoteView {
  @ApiProperty({ type: String, format: 'uuid' }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ type: String, format: 'uuid' }) enquiryId: string;
  @ApiProperty({ type: String }) text: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'Only the author may delete a note.' }) authorId: string;
  @ApiProperty({ type: String, description: 'The name at the time.' }) authorName: string;
  @ApiProperty({
    type: Boolean,
    description: 'Whether its author is no general administrator any more: then all of them may delete it.',
  })
  authorHasLeft: boolean;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: string;
}

export type EnquiryNote = RowOf<EnquiryNoteView, 'createdAt'>;
