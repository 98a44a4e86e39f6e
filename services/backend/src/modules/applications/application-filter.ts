import type { Actor } from '../../platform/access/access.decorators';
import { ValidationFailed } from '../../platform/http/http.errors';
import {
  type ApplicationStage,
  type ApplicationStanding,
  applicationStages,
  applicationStandings,
} from './application-facts';
import { readChoices, readFlag, readIds, readMoment, readText } from '../../platform/http/filter-values';

/** What narrows the list; every part that is given must hold. */
export interface ApplicationFilter {
  /** Words to look for. */
  q?: string;
  apply?: string;
  experience?: string;
  /** `utm_source`, or else `ref`. */
  source?: string;
  stage?: ApplicationStage[];
  standing?: ApplicationStanding[];
  jobPost?: string[];
  /** Received at or after. */
  from?: Date;
  /** Received before. */
  to?: Date;
  hasResume?: boolean;
  duplicate?: boolean;
  id?: string[];
}

type Readers = {
  [Key in keyof ApplicationFilter]-?: (value: unknown, key: string) => Required<ApplicationFilter>[Key];
};

const readers: Readers = {
  q: readText,
  apply: readText,
  experience: readText,
  source: readText,
  stage: readChoices(applicationStages),
  standing: readChoices(applicationStandings),
  jobPost: readIds,
  from: readMoment,
  to: readMoment,
  hasResume: readFlag,
  duplicate: readFlag,
  id: readIds,
};

export const filterKeys = Object.keys(readers) as (keyof ApplicationFilter)[];
/** Who may have sent something twice is for HR to know. */
const hrKeys = new Set<string>(['duplicate']);

/** @throws ValidationFailed for a key that is not known or not for this role, or a value of another kind. */
export function parseApplicationFilter(raw: Record<string, unknown>, { role }: Pick<Actor, 'role'>): ApplicationFilter {
  const allowed = filterKeys.filter((key) => role === 'hr' || !hrKeys.has(key));
  const filter: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(raw)) {
    const key = allowed.find((known) => known === name);
    if (!key) throw new ValidationFailed({ filter: `These can be filtered by: ${allowed.join(', ')}.` });
    const read = readers[key](value, key);
    if (read !== '') filter[key] = read;
  }
  return filter;
}
