import { findRow, hasRow, queries } from '../../../platform/database/queries';

export const givenUp = queries('given-up-resumes', {
  findOldest: findRow<{ id: string }, []>(`
    SELECT application_id AS id FROM resume_previews
    WHERE state = 'failed' AND NOT tried_again AND made_at < now() - interval '1 hour' ORDER BY made_at LIMIT 1`),

  /** False when it was marked meanwhile. */
  mark: hasRow<[applicationId: string]>(`
    UPDATE resume_previews SET tried_again = true WHERE application_id = $1 AND NOT tried_again RETURNING application_id`),
});
