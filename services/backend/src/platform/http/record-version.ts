import { ExpectedError } from './expected-error';

/** Somebody else has saved the record since it was read. */
export class ChangedMeanwhile extends ExpectedError {
  readonly statusCode = 412;
  readonly code = 'changed_meanwhile';
  constructor() {
    super('Somebody else has changed this meanwhile. Load it again, then repeat your change.');
  }
}

/** The `ETag` of a record. */
export const etagOf = (version: number) => `"${version}"`;

/**
 * The version that an `If-Match` header asks for; null without one or with `*`, which any version matches.
 * @throws ChangedMeanwhile for a tag that no version has.
 */
export function expectedVersion(ifMatch: string | undefined): number | null {
  if (ifMatch === undefined || ifMatch.trim() === '*') return null;
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(ifMatch.trim())?.[1];
  if (version === undefined) throw new ChangedMeanwhile();
  return Number(version);
}
