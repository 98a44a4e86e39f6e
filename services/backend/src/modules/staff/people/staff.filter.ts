import { anywhere } from '../../../platform/database/queries';
import { filterReader, readChoices, readIds, readText } from '../../../platform/http/listing/filter-values';
import { parseListQuery } from '../../../platform/http/listing/list-query';
import { staffRoles } from '../staff.facts';
import { staffStates } from './staff.view';

/** `q` is a part of the name or of the e-mail address. */
const parseFilter = filterReader(
  { q: readText, role: readChoices(staffRoles), state: readChoices(staffStates), id: readIds },
  'Only q, role, state and id can be filtered by.',
);

const sortFields = ['name', 'email', 'role', 'createdAt', 'lastSeenAt'] as const;

/** By name unless told otherwise. @throws ValidationFailed */
export function parseStaffQuery(raw: Record<string, unknown>) {
  const { sort, offset, limit, filter } = parseListQuery(raw, {
    sortFields,
    defaultSort: { field: 'name', order: 'ASC' },
  });
  const { id, role, state, q } = parseFilter(filter);
  return { sort, offset, limit, narrow: [id, role, state, anywhere(q)] };
}

export type StaffQuery = ReturnType<typeof parseStaffQuery>;
