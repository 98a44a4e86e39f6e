import { readFlag, readIds, readText } from '../../../platform/http/listing/filter-values';

/** `q` is what to find in the resume, empty where nothing is given; by default `ahead` is false, `shown` null. @throws ValidationFailed */
export const readApplicantQuery = ({ q = '', ahead = false, shown }: Record<string, unknown>) => ({
  q: readText(q, 'q'),
  ahead: readFlag(ahead, 'ahead'),
  shown: shown === undefined ? null : (readIds([shown], 'shown')[0] ?? null),
});
