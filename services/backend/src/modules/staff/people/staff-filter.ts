import { readChoices, readIds, readText } from '../../../platform/http/listing/filter-values';
import { ValidationFailed } from '../../../platform/http/errors/http.errors';
import { type StaffRole, staffRoles } from '../staff.repository';
import { type StaffState, staffStates } from './staff.dto';

interface StaffFilter {
  /** A part of the name or of the e-mail address. */
  q?: string;
  roles?: StaffRole[];
  states?: StaffState[];
  ids?: string[];
}

const readRoles = readChoices(staffRoles);
const readStates = readChoices(staffStates);

/** @throws ValidationFailed for a key that is not known or a value of another kind. */
export function parseStaffFilter(raw: Record<string, unknown>): StaffFilter {
  const filter: StaffFilter = {};
  for (const [key, value] of Object.entries(raw)) {
    if (key === 'q') filter.q = readText(value, key);
    else if (key === 'role') filter.roles = readRoles(value, key);
    else if (key === 'state') filter.states = readStates(value, key);
    else if (key === 'id') filter.ids = readIds(value, key);
    else throw new ValidationFailed({ filter: 'Only q, role, state and id can be filtered by.' });
  }
  return filter;
}
