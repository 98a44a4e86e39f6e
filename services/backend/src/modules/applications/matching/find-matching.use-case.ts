import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { expectedError } from '../../../platform/http/errors/expected-error';
import { readApplicationQuery } from '../list/search-applications';
import { findFilterFault } from './find-filter-fault';
import { listMatching, type MatchingApplication } from './matching.repository';

export { findFilterFault, type MatchingApplication };

/** What one transaction does in seconds, while others wait for its rows; an undo takes as long. */
export const MOST_MATCHING = 2_000;

class NumberChanged extends expectedError(
  409,
  'number_changed',
  'Nothing was done: other applications match by now than you have seen.',
  { when: 'The list does not have as many as `count` says. Nothing was done; `errors.count` says how many match now.' },
) {}

class TooManyMatch extends expectedError(
  422,
  'too_many_match',
  `Nothing was done: this is for at most ${MOST_MATCHING.toLocaleString('en-GB')} applications at once. Narrow the list.`,
) {}

class OnlySimilar extends expectedError(
  422,
  'only_similar',
  'Nothing was done: the search matches nobody, and the list shows people with similar names.',
) {}

/** `count` is how many the reader has seen that match. */
type MatchingCommand = { filter: Record<string, unknown>; count: number; reader: Actor };

/** Finds all that a list shows on all its pages, if these are as many as its reader has seen. */
@Injectable()
export class FindMatching {
  constructor(private readonly database: Database) {}

  /** In the order in which they came. @throws NumberChanged, TooManyMatch, OnlySimilar, ValidationFailed */
  async run({ filter, count, reader }: MatchingCommand): Promise<MatchingApplication[]> {
    const raw = { filter: JSON.stringify(filter) };
    const { condition, isSimilar } = await readApplicationQuery(this.database, raw, reader);
    if (isSimilar) throw new OnlySimilar();
    const matching = await listMatching(this.database, condition, MOST_MATCHING + 1);
    if (matching.length > MOST_MATCHING) throw new TooManyMatch();
    if (matching.length === count) return matching;
    const now = matching.length === 1 ? 'One matches now.' : `${matching.length.toLocaleString('en-GB')} match now.`;
    throw new NumberChanged(undefined, { errors: { count: now } });
  }
}
