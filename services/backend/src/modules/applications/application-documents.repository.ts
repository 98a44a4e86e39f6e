import { countUpToMost, listRows, oneRow, queries, run } from '../../platform/database/queries';
import { hasOldWords } from './application.facts';

const BATCH = 100;

export const documents = queries('application-documents', {
  /** How many documents still have their words by the rules of before. 10,001 stands for more than 10,000. */
  countOld: oneRow<{ count: number }>(
    `SELECT ${countUpToMost(`SELECT FROM application_documents WHERE ${hasOldWords}`)} AS count`,
  ),

  /** A hundred of them at most. */
  listOld: listRows<{ id: string }>(`
    SELECT application_id AS id FROM application_documents WHERE ${hasOldWords} ORDER BY application_id LIMIT ${BATCH}`),

  renew: run<[applicationId: string]>('SELECT refresh_application_document($1)'),
});
