import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import { UndoField, type UndoView } from '../../../platform/undo/undo';

export const bulkDeedStates = ['waiting', 'done', 'refused', 'failed'] as const;

/** What has become of a deed over all that match. */
export class BulkDeedView {
  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'By which one that waits is asked for again; null for one that was done at once.',
  })
  id: string | null;
  @ApiProperty({
    enum: bulkDeedStates,
    description:
      'waiting: it is carried out in the background, all of it or nothing; refused: nothing was done; failed: nothing was done, for a fault of this system.',
  })
  state: (typeof bulkDeedStates)[number];
  @ApiProperty({ type: 'integer', description: 'How many applications it changes or writes to.' }) affected: number;
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Nothing was moved, because some of these applications cannot be.',
    description: 'Why nothing was done, for people.',
  })
  problem: string | null;
  @UndoField() undo: UndoView | null;
}
