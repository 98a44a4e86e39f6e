import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import type { RowOf } from '../../../platform/http/listing/to-view';

/** A note of HR about an application. */
export class NoteView {
  @ApiProperty({ type: String, format: 'uuid' }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ type: String, format: 'uuid' }) applicationId: string;
  @ApiProperty({ type: String }) text: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'Only the author may change a note.' }) authorId: string;
  @ApiProperty({ type: String, description: 'The name at the time.' }) authorName: string;
  @ApiProperty({
    type: Boolean,
    description: 'Whether its author is not in HR any more: then all of HR may delete it.',
  })
  authorHasLeft: boolean;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: String, format: 'date-time' }) updatedAt: string;
  @ApiProperty({ type: 'integer', description: 'The number in its `ETag`.' }) version: number;
}

export type Note = RowOf<NoteView, 'createdAt' | 'updatedAt'>;
