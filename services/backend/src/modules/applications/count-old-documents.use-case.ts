import { countUpToMost, oneRow, queries } from '../../platform/database/queries';
import { hasOldWords } from './application.facts';

/** How many documents still have their words by the rules of before. 10,001 stands for more than 10,000. */
export const { countOldDocuments } = queries('count-old-documents', {
  countOldDocuments: oneRow<{ count: number }>(
    `SELECT ${countUpToMost(`SELECT FROM application_documents WHERE ${hasOldWords}`)} AS count`,
  ),
});
