import { IdField } from '../../platform/fields/choice-fields.decorator';
import { ApiProperty } from '../../platform/http/contract/api-docs.decorators';
import { type DuplicateReason, duplicateReasons } from './duplicate-keys';

export class LinkDuplicateRequest {
  @IdField({ wrong: 'Give the id of the other application.', description: 'The other application.' })
  id: string;
}

/** Another application that seems to be by the same person. */
export class DuplicateView {
  @ApiProperty({ type: String, format: 'uuid', description: 'Of the other application.' }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ type: String, example: 'FD-7K2M-Q4XV' }) reference: string;
  @ApiProperty({ type: String, description: 'The position.' }) apply: string;
  @ApiProperty({ type: String }) stage: string;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: string;
  @ApiProperty({
    enum: duplicateReasons,
    isArray: true,
    description: 'What both have; empty when a person linked them.',
  })
  reasons: DuplicateReason[];
  @ApiProperty({ enum: ['found', 'linked'], description: 'found by comparing; linked by a person.' })
  state: 'found' | 'linked';
}

export type DuplicateRow = Omit<DuplicateView, '_id' | 'createdAt'> & { createdAt: Date };

export const toDuplicateView = ({ id, createdAt, ...row }: DuplicateRow): DuplicateView => ({
  _id: id,
  id,
  ...row,
  createdAt: createdAt.toISOString(),
});
