import type { Actor } from '../../platform/access/access.decorators';
import { ApiProperty } from '../../platform/http/contract/api-docs.decorators';
import { type RowOf, toView } from '../../platform/http/listing/to-view';
import { type AuditAction, auditActions, type AuditSubject, auditSubjects } from './audit.facts';

/** One thing that somebody did, or was refused. */
export class AuditEntryView {
  @ApiProperty({ type: String, format: 'uuid' }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ type: String, format: 'date-time' }) at: string;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) actorId: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'As it was then; null when nobody was signed in.' })
  actorName: string | null;
  @ApiProperty({ enum: auditActions, example: 'resume.read' }) action: AuditAction;
  @ApiProperty({ enum: auditSubjects, type: String, nullable: true, example: 'application' })
  subjectType: AuditSubject | null;
  @ApiProperty({ type: String, nullable: true }) subjectId: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'FD-7K2M-Q4XV',
    description: 'Of a submission that is still there.',
  })
  reference: string | null;
  @ApiProperty({ type: 'object', additionalProperties: true, description: 'Edits: `before` and `after`.' })
  details: Record<string, unknown>;
  @ApiProperty({ type: String, nullable: true, description: 'Where it came from; for general administrators only.' })
  address: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'As in the answer and in the log.' })
  requestId: string | null;
}

export type AuditEntryRow = RowOf<AuditEntryView, 'at'>;

export const toAuditEntryView = ({ address, ...entry }: AuditEntryRow, { role }: Actor): AuditEntryView => ({
  ...toView(entry),
  address: role === 'general' ? address : null,
});
