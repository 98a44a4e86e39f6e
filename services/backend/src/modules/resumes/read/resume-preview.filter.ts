import { readText } from '../../../platform/http/listing/filter-values';

/** What to find in the text; empty where nothing is given. @throws ValidationFailed */
export const readPreviewQuery = (q: unknown): string => readText(q ?? '', 'q');
