import { isUUID } from 'class-validator';
import { ValidationFailed } from '../../platform/http/http.errors';
import { MOST_ROWS } from '../../platform/http/list-query';

export interface DeliveryFilter {
  /** A part of the recipient's address. */
  q?: string;
  state?: string;
  template?: string;
  /** Whether a person has to decide about it: it was not sent, or nobody knows whether it was. */
  forPerson?: boolean;
  /** Ids of what the mails are about. */
  subjects?: string[];
  ids?: string[];
}

const LONGEST_TEXT = 254;

/** @throws ValidationFailed for a key that is not known or a value of another kind. */
export function parseDeliveryFilter(raw: Record<string, unknown>): DeliveryFilter {
  const filter: DeliveryFilter = {};
  for (const [key, value] of Object.entries(raw)) {
    if (key === 'q' || key === 'state' || key === 'template') filter[key] = parseText(key, value);
    else if (key === 'subject') filter.subjects = parseIds(key, value);
    else if (key === 'id') filter.ids = parseIds(key, value);
    else if (key === 'forPerson') filter.forPerson = parseFlag(key, value);
    else
      throw new ValidationFailed({ filter: 'Only q, state, template, forPerson, subject and id can be filtered by.' });
  }
  return filter;
}

function parseText(key: string, value: unknown): string {
  // Postgres has no text with a zero character.
  if (typeof value === 'string' && value.length <= LONGEST_TEXT && !value.includes('\0')) return value.trim();
  throw new ValidationFailed({ filter: `${key} must be a text of at most ${LONGEST_TEXT} characters.` });
}

function parseFlag(key: string, value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  throw new ValidationFailed({ filter: `${key} must be true or false.` });
}

function parseIds(key: string, value: unknown): string[] {
  const ids: unknown[] = Array.isArray(value) ? value : [value];
  if (ids.length <= MOST_ROWS && ids.every((id) => isUUID(id))) return ids as string[];
  throw new ValidationFailed({ filter: `${key} must be a list of at most ${MOST_ROWS} ids.` });
}
