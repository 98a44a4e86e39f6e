import { hasRow, queries } from '../../platform/database/queries';

export const examinations = queries('examinations', {
  /** Whether there is such a resume; then there is until the transaction ends. An erasure locks it first. */
  shareLock: hasRow<[applicationId: string]>('SELECT FROM resumes WHERE application_id = $1 FOR KEY SHARE'),
});
