import { anywhere } from '../../../platform/database/queries';
import { ValidationFailed } from '../../../platform/http/errors/http.errors';
import { filterReader, readIds, readText } from '../../../platform/http/listing/filter-values';
import { parseListQuery } from '../../../platform/http/listing/list-query';
import { heldStandings, submissionKinds, submissions } from '../../submissions/kinds.facts';

const readOne =
  <Choice extends string>(choices: readonly Choice[]) =>
  (value: unknown, key: string): Choice => {
    const chosen = choices.find((choice) => choice === value);
    if (!chosen) throw new ValidationFailed({ filter: `${key} must be one of: ${choices.join(', ')}.` });
    return chosen;
  };

/** `q` is a part of the name, the e-mail address or the reference; `held` unless `standing` or the ids say otherwise. */
const parseFilter = filterReader(
  { q: readText, kind: readOne(submissionKinds), standing: readOne(heldStandings), id: readIds },
  'Only q, kind, standing and id can be filtered by.',
);

const rules = {
  sortFields: ['createdAt', 'kind', 'name', 'email', 'reference'],
  defaultSort: { field: 'createdAt', order: 'DESC' },
} as const;

/** Of the kinds that a role judges. @throws ValidationFailed */
export function parseHeldQuery(raw: Record<string, unknown>, role: string) {
  const { sort, offset, limit, filter } = parseListQuery(raw, rules);
  const { q, kind, standing, id } = parseFilter(filter);
  const kinds = submissionKinds.filter((each) => submissions[each].role === role && each === (kind ?? each));
  // A filter by id finds the records in every state.
  const among = standing ?? (id ? 'any' : 'held');
  return { sort, offset, limit, among, narrow: [kinds, id, anywhere(q)] } as const;
}

export type HeldQuery = ReturnType<typeof parseHeldQuery>;
