import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';

/** So many applications of a view are counted, and no more: the menu counts all views at once. */
export const MOST_COUNTED_OF_VIEW = 1_000;

/** A list of applications that has a name, as HR sees it. */
export class SavedViewView {
  @ApiProperty({ type: String, format: 'uuid' }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ type: String, example: 'Java, from Pune' }) name: string;
  @ApiProperty({ type: Boolean, description: 'Whether all of HR has it.' }) shared: boolean;
  @ApiProperty({ type: String, nullable: true, example: 'Meera Iyer', description: 'Whose it is.' })
  author: string | null;
  @ApiProperty({
    type: Boolean,
    description: 'Whether the asker may change and delete it: an own one, or a shared one whose author has left HR.',
  })
  changeable: boolean;
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    example: { stage: 'new' },
    description: 'As of the list, without what the list does not know any more.',
  })
  filter: Record<string, unknown>;
  @ApiProperty({ type: [String], example: ['createdAt', 'DESC'], description: 'Field and order, as of the list.' })
  sort: string[];
  @ApiProperty({
    type: [String],
    nullable: true,
    example: ['apply', 'stage'],
    description: 'The columns that it shows; null for those of the asker.',
  })
  columns: string[] | null;
  @ApiProperty({
    type: [String],
    example: ['experience'],
    description: 'Filters and order that it was saved with and that the list does not know any more.',
  })
  lost: string[];
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: `How many applications it shows, up to ${MOST_COUNTED_OF_VIEW}; one more stands for all numbers beyond. Null for a search with too many hits.`,
  })
  total: number | null;
  @ApiProperty({ type: 'integer', description: 'The number in its `ETag`.' }) version: number;
}
