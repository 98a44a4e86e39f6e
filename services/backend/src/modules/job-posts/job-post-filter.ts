import { isUUID } from 'class-validator';
import { ValidationFailed } from '../../platform/http/http.errors';
import { MOST_ROWS } from '../../platform/http/list-query';
import { type JobPostState, jobPostStates } from './job-post-kinds';

export interface JobPostFilter {
  /** A part of the title, the short text or the location. */
  q?: string;
  /** A part of the location. */
  location?: string;
  states?: JobPostState[];
  ids?: string[];
}

const LONGEST_TEXT = 200;

/** @throws ValidationFailed for a key that is not known or a value of another kind. */
export function parseJobPostFilter(raw: Record<string, unknown>): JobPostFilter {
  const filter: JobPostFilter = {};
  for (const [key, value] of Object.entries(raw)) {
    if (key === 'q' || key === 'location') filter[key] = parseText(key, value);
    else if (key === 'state') filter.states = parseStates(value);
    else if (key === 'id') filter.ids = parseIds(value);
    else throw new ValidationFailed({ filter: 'Only q, state, location and id can be filtered by.' });
  }
  return filter;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

function parseText(key: string, value: unknown): string {
  // Postgres has no text with a zero character.
  if (typeof value === 'string' && value.length <= LONGEST_TEXT && !value.includes('\0')) return value.trim();
  throw new ValidationFailed({ filter: `${key} must be a text of at most ${LONGEST_TEXT} characters.` });
}

function parseStates(value: unknown): JobPostState[] {
  const states = listOf(value).map((given) => jobPostStates.find((state) => state === given));
  if (states.length <= jobPostStates.length && states.every((state) => state !== undefined)) return states;
  throw new ValidationFailed({ filter: `state must be one or several of ${jobPostStates.join(', ')}.` });
}

function parseIds(value: unknown): string[] {
  const ids = listOf(value);
  if (ids.length <= MOST_ROWS && ids.every((id) => isUUID(id))) return ids as string[];
  throw new ValidationFailed({ filter: `id must be a list of at most ${MOST_ROWS} ids.` });
}
