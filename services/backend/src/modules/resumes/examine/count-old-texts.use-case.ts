import { oldTexts } from './old-texts.repository';

/** How many resumes are still to be read by the reader of today. 10,001 stands for more than 10,000. */
export const { count: countOldTexts } = oldTexts;
