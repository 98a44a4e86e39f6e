import { isObject } from 'class-validator';
import { ValidationFailed } from '../../../platform/http/errors/http.errors';
import { parseApplicationFilter } from '../list/filter-applications';

const LONGEST_FILTER = 4_000;

/** Requests that hold a filter are for HR. */
const forHr = { id: '', role: 'hr' };

/** The fault of a filter of the list in a request, as a text for people; null without a fault. */
export function findFilterFault(value: unknown): string | null {
  if (!isObject(value)) return 'Give an object with the filters.';
  if (JSON.stringify(value).length > LONGEST_FILTER) return `Give at most ${LONGEST_FILTER} characters of filters.`;
  try {
    parseApplicationFilter(value as Record<string, unknown>, forHr);
    return null;
  } catch (error) {
    if (error instanceof ValidationFailed) return Object.values(error.errors)[0] ?? error.message;
    throw error;
  }
}
