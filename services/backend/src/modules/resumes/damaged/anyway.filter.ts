import { readFlag } from '../../../platform/http/listing/filter-values';

/** Whether the reader wants what there is of a file, even if it is not the one that was sent. @throws ValidationFailed */
export const readAnyway = (anyway: unknown): boolean => anyway !== undefined && readFlag(anyway, 'anyway');
