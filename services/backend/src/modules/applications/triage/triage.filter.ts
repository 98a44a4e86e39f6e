import { readFlag, readText } from '../../../platform/http/listing/filter-values';

/** `q` is what to find in the resume, empty where nothing is given; `ahead` is no by default. @throws ValidationFailed */
export const readApplicantQuery = ({ q = '', ahead = false }: Record<string, unknown>) => ({
  q: readText(q, 'q'),
  ahead: readFlag(ahead, 'ahead'),
});
