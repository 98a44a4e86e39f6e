import { readChoices, readIds, readMoment, readText } from '../../../platform/http/listing/filter-values';
import { ValidationFailed } from '../../../platform/http/errors/http.errors';

export const standings = ['clear', 'held', 'discarded'] as const;
export type Standing = (typeof standings)[number];

/** The conditions that narrow a list; all that are given must hold. */
export interface EnquiryFilter {
  /** A part of the name, the e-mail address or the reference. */
  q?: string;
  id?: string[];
  standing?: Standing[];
  /** Received at or after. */
  from?: Date;
  /** Received before. */
  to?: Date;
}

type Readers = { [Key in keyof EnquiryFilter]-?: (value: unknown, key: string) => Required<EnquiryFilter>[Key] };

const readers: Readers = {
  q: readText,
  id: readIds,
  standing: readChoices(standings),
  from: readMoment,
  to: readMoment,
};

/** @throws ValidationFailed for a key that is not known or a value of another kind. */
export function parseEnquiryFilter(raw: Record<string, unknown>): EnquiryFilter {
  const filter: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(raw)) {
    if (!Object.hasOwn(readers, key))
      throw new ValidationFailed({ filter: `These can be filtered by: ${Object.keys(readers).join(', ')}.` });
    filter[key] = readers[key as keyof EnquiryFilter](value, key);
  }
  return filter;
}
