import { ValidationFailed } from '../../../platform/http/errors/http.errors';
import type { Actor } from '../../../platform/access/access.decorators';
import { parseApplicationFilter, sortFields } from '../list/filter-applications';
import type { SavedView } from './saved-views.repository';

const newestFirst = ['createdAt', 'DESC'];

/** What a list of today can do with a view that was saved before: what it does not know is left out, and named. */
export function readView({ filter, sortField, sortOrder }: SavedView, actor: Actor) {
  const entries = Object.entries(filter);
  const isKnown = ([key, value]: [string, unknown]) => {
    try {
      parseApplicationFilter({ [key]: value }, actor);
      return true;
    } catch (error) {
      if (error instanceof ValidationFailed) return false;
      throw error;
    }
  };
  const known = entries.filter(isKnown);
  const lost = entries.filter((entry) => !known.includes(entry)).map(([key]) => key);
  const isSorted = sortFields.some((field) => field === sortField);
  return {
    filter: Object.fromEntries(known),
    sort: isSorted ? [sortField, sortOrder] : newestFirst,
    lost: isSorted ? lost : [...lost, sortField],
  };
}
