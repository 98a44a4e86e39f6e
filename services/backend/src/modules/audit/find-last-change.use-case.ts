import type { Sql } from '../../platform/database/database';
import type { AuditAction } from './audit.facts';
import { lastChange } from './record-audit.repository';

/** After these a record is another than before. */
const changes: readonly AuditAction[] = [
  'application.edited',
  'application.moved',
  'application.move-undone',
  'application.assigned',
  'application.assignment-undone',
  'application.linked',
  'application.unlinked',
  'application.unlink-undone',
  'resume.replaced',
  'enquiry.assigned',
  'enquiry.assignment-undone',
  'enquiry.assignment-ended',
  'enquiry.state-changed',
  'enquiry.state-undone',
];
const isVerdict = ['released', 'discarded', 'held-again', 'judgement-undone'];

/** Who has changed a record last since a row with this id was written, and when; undefined when the log does not know. */
export const findLastChange = async (sql: Sql, subjectType: string, subjectId: string, sinceId: string) =>
  lastChange(
    sql,
    subjectType,
    subjectId,
    [...changes, ...isVerdict.map((verdict) => `${subjectType}.${verdict}`)],
    sinceId,
  );
