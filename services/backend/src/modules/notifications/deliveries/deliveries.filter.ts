import { ValidationFailed } from '../../../platform/http/errors/http.errors';
import { filterReader, readIds } from '../../../platform/http/listing/filter-values';
import { parseListQuery } from '../../../platform/http/listing/list-query';

const LONGEST_TEXT = 254;

function parseText(value: unknown, key: string): string {
  // Postgres has no text with a zero character.
  if (typeof value === 'string' && value.length <= LONGEST_TEXT && !value.includes('\0')) return value.trim();
  throw new ValidationFailed({ filter: `${key} must be a text of at most ${LONGEST_TEXT} characters.` });
}

function parseFlag(value: unknown, key: string): boolean {
  if (typeof value === 'boolean') return value;
  throw new ValidationFailed({ filter: `${key} must be true or false.` });
}

/**
 * `q` is a part of the recipient's address; `forPerson` tells whether a person has to decide, `waiting` whether its time has still to
 * come; `subject` are ids.
 */
const readFilter = filterReader(
  {
    q: parseText,
    state: parseText,
    template: parseText,
    forPerson: parseFlag,
    waiting: parseFlag,
    subject: readIds,
    id: readIds,
  },
  'Only q, state, template, forPerson, waiting, subject and id can be filtered by.',
);

const rules = {
  sortFields: ['createdAt', 'sentAt', 'state', 'template', 'recipient', 'attempts', 'reference'],
  defaultSort: { field: 'createdAt', order: 'DESC' },
} as const;

export type DeliveryFilter = ReturnType<typeof readFilter>;

/** @throws ValidationFailed */
export function parseDeliveryQuery(raw: Record<string, unknown>) {
  const query = parseListQuery(raw, rules);
  return { ...query, filter: readFilter(query.filter) };
}

export type DeliveryQuery = ReturnType<typeof parseDeliveryQuery>;
