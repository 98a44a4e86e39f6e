import { countUpToMost, findRow, hasRow, oneRow, queries } from '../../../platform/database/queries';
import { isJobPending } from '../../../platform/outbox/outbox';
import { fromOldTexts, READER_VERSION } from '../resumes.facts';

export const oldTexts = queries('old-texts', {
  /** 10,001 stands for more than 10,000. */
  count: oneRow<{ count: number }>(`SELECT ${countUpToMost(`SELECT ${fromOldTexts}`)} AS count`),

  /** None while any document waits to be examined: also so that a storage that is away has one such job and not all. */
  findNewest: findRow<{ id: string }, []>(`
    SELECT t.application_id AS id ${fromOldTexts} AND NOT ${isJobPending("'resumes.examine'")}
    ORDER BY t.reader_version, t.application_id DESC LIMIT 1`),

  /** False when it was marked meanwhile. */
  mark: hasRow<[applicationId: string]>(`
    UPDATE resume_texts SET reader_version = ${READER_VERSION}
    WHERE application_id = $1 AND reader_version < ${READER_VERSION} RETURNING application_id`),
});
