import { filterReader, readChoices, readIds, readMoment, readText } from '../../../platform/http/listing/filter-values';
import { parseListQuery } from '../../../platform/http/listing/list-query';
import { standings } from '../../submissions/kinds.facts';

/** `q` is a part of the name, the e-mail address or the reference; `to` itself is no longer included. */
const parseFilter = filterReader(
  { q: readText, id: readIds, standing: readChoices(standings), from: readMoment, to: readMoment },
  'These can be filtered by: q, id, standing, from, to.',
);
const rules = {
  sortFields: ['createdAt', 'name', 'email', 'reference'],
  defaultSort: { field: 'createdAt', order: 'DESC' },
} as const;

/** Newest first by default. @throws ValidationFailed */
export function parseEnquiryQuery(raw: Record<string, unknown>) {
  const query = parseListQuery(raw, rules);
  return { ...query, filter: parseFilter(query.filter) };
}

export type EnquiryQuery = ReturnType<typeof parseEnquiryQuery>;
