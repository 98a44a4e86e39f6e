import type { Sql } from '../../platform/database/database';
import { hasRow, queries } from '../../platform/database/queries';
import type { Outbox } from '../../platform/outbox/outbox';
import { RESUME_CLEARED } from './resumes.facts';

const examinations = queries('examinations', {
  /** Whether there is such a resume; then there is until the transaction ends. An erasure locks it first. */
  hold: hasRow<[applicationId: string]>('SELECT FROM resumes WHERE application_id = $1 FOR KEY SHARE'),
});

/** Has a resume examined once more. Repeating it while that waits changes nothing. False when the resume is gone. */
export async function repeatExamination(tx: Sql, outbox: Outbox, applicationId: string): Promise<boolean> {
  if (!(await examinations.hold(tx, applicationId))) return false;
  await outbox.publish(tx, RESUME_CLEARED, applicationId);
  const event = await outbox.find(tx, RESUME_CLEARED, applicationId);
  if (event) await outbox.repeatJob(tx, event, 'resumes.examine');
  return true;
}
