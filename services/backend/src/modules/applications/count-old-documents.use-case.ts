import { documents } from './application-documents.repository';

/** How many documents still have their words by the rules of before. 10,001 stands for more than 10,000. */
export const { countOld: countOldDocuments } = documents;
