import type { Sql } from '../../platform/database/database';
import type { Outbox } from '../../platform/outbox/outbox';
import { examinations } from './repeat-examination.repository';
import { RESUME_CLEARED } from './resumes.facts';

/** Publishes an event, or has the jobs of one that was published before done once more. */
export async function publishAgain(tx: Sql, outbox: Outbox, event: string, subjectId: string, jobs: readonly string[]) {
  await outbox.publish(tx, event, subjectId);
  const id = await outbox.find(tx, event, subjectId);
  if (id) for (const job of jobs) await outbox.repeatJob(tx, id, job);
}

/** Has a resume examined once more. Repeating it while that waits changes nothing. False when the resume is gone. */
export async function repeatExamination(tx: Sql, outbox: Outbox, applicationId: string): Promise<boolean> {
  if (!(await examinations.shareLock(tx, applicationId))) return false;
  await publishAgain(tx, outbox, RESUME_CLEARED, applicationId, ['resumes.examine']);
  return true;
}
