import { ApiProperty } from '../../platform/http/contract/api-docs.decorators';
import type { RowOf } from '../../platform/http/listing/to-view';
import { UndoField, type UndoView } from '../../platform/undo/undo';

const reasons = ['email', 'phone', 'linkedin', 'resume'] as const;

/** Another application that seems to be by the same person. */
export class DuplicateView {
  @ApiProperty({ type: String, format: 'uuid', description: 'Of the other application.' }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ type: String, example: 'FD-7K2M-Q4XV' }) reference: string;
  @ApiProperty({ type: String, description: 'The position.' }) apply: string;
  @ApiProperty({ type: String }) stage: string;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: string;
  @ApiProperty({ enum: reasons, isArray: true, description: 'What both have; empty when a person linked them.' })
  reasons: (typeof reasons)[number][];
  @ApiProperty({ enum: ['found', 'linked'], description: 'found by comparing; linked by a person.' })
  state: 'found' | 'linked';
}

/** The link as it was before it was taken away. */
export class UnlinkedDuplicateView extends DuplicateView {
  @UndoField() undo: UndoView | null;
}

export type UnlinkedDuplicate = RowOf<UnlinkedDuplicateView, 'createdAt'>;
export type Duplicate = RowOf<DuplicateView, 'createdAt'>;
