import { readIds, readMoment, readText } from '../../platform/http/listing/filter-values';
import { ValidationFailed } from '../../platform/http/errors/http.errors';

export interface AuditFilter {
  action?: string;
  /** The id of who did it, or a part of the name. */
  actor?: string;
  subjectType?: string;
  subjectId?: string;
  from?: Date;
  /** Itself no longer included. */
  to?: Date;
  ids?: string[];
}

/** @throws ValidationFailed for a key that is not known or a value of another kind. */
export function parseAuditFilter(raw: Record<string, unknown>): AuditFilter {
  const filter: AuditFilter = {};
  for (const [key, value] of Object.entries(raw)) {
    if (key === 'action' || key === 'actor' || key === 'subjectType' || key === 'subjectId')
      filter[key] = readText(value, key);
    else if (key === 'from' || key === 'to') filter[key] = readMoment(value, key);
    else if (key === 'id') filter.ids = readIds(value, key);
    else
      throw new ValidationFailed({ filter: 'Only action, actor, subjectType, subjectId, from, to and id are known.' });
  }
  return filter;
}
