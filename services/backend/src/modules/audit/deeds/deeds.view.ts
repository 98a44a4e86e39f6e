import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import type { RowOf } from '../../../platform/http/listing/to-view';
import { type AuditAction, auditActions } from '../audit.facts';

/** Something that was done about an application. */
export class DeedView {
  @ApiProperty({ type: String, format: 'uuid' }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as `_id`: of the last entry in the log.' })
  id: string;
  @ApiProperty({ enum: auditActions }) action: AuditAction;
  @ApiProperty({ type: String, nullable: true, description: 'The name at the time; null for the system.' })
  actorName: string | null;
  @ApiProperty({ type: String, format: 'date-time', description: 'When it began.' }) since: string;
  @ApiProperty({ type: String, format: 'date-time', description: 'The same as `since`, but for readings.' }) at: string;
  @ApiProperty({
    type: Boolean,
    description: 'Of a reading: whether the file itself was opened, and not the preview alone.',
  })
  opened: boolean;
  @ApiProperty({ type: Boolean, description: 'Of a reading: it was only loaded ahead, before the person was shown.' })
  ahead: boolean;
}

export type Deed = RowOf<DeedView, 'since' | 'at'>;
