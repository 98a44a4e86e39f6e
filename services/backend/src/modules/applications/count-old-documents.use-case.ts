import { countUpToMost, oneRow, queries } from '../../platform/database/queries';

/** How many documents the search still finds by their old words. 10,001 stands for more than 10,000. */
export const { countOldDocuments } = queries('count-old-documents', {
  countOldDocuments: oneRow<{ count: number }>(
    `SELECT ${countUpToMost('SELECT FROM application_documents WHERE NOT renewed')} AS count`,
  ),
});
