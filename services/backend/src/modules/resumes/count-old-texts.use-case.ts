import { countUpToMost, oneRow, queries } from '../../platform/database/queries';
import { fromOldTexts } from './resumes.facts';

/** How many resumes are still to be read by the reader of today. 10,001 stands for more than 10,000. */
export const { countOldTexts } = queries('count-old-texts', {
  countOldTexts: oneRow<{ count: number }>(`SELECT ${countUpToMost(`SELECT ${fromOldTexts}`)} AS count`),
});
