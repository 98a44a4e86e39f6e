import { filterReader, readChoices, readFlag, readIds, readMoment } from '../../platform/http/listing/filter-values';
import { parseListQuery } from '../../platform/http/listing/list-query';
import { interviewAnswers, interviewStates } from './interviews.facts';

/**
 * `from` and `until` are the moments between which an interview begins; `answer` is the one that counts, `coming` whether it is still to come,
 * `awaited` whether somebody who took part (of `staff`, where that is set) has still to give a verdict, of an application that is open.
 */
const readFilter = filterReader(
  {
    application: readIds,
    staff: readIds,
    state: readChoices(interviewStates),
    from: readMoment,
    until: readMoment,
    id: readIds,
    answer: readChoices(interviewAnswers),
    coming: readFlag,
    awaited: readFlag,
  },
  'Only application, staff, state, from, until, id, answer, coming and awaited can be filtered by.',
);

const rules = { sortFields: ['startsAt'], defaultSort: { field: 'startsAt', order: 'ASC' } } as const;

/** @throws ValidationFailed that names the parameter */
export function parseInterviewQuery(raw: Record<string, unknown>) {
  const query = parseListQuery(raw, rules);
  return { ...query, filter: readFilter(query.filter) };
}
