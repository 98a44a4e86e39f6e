import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { ApiExtension } from '../contract/api-docs.decorators';
import { expectedError } from '../errors/expected-error';

/** The record was saved since the caller read it. */
export class ChangedMeanwhile extends expectedError(
  412,
  'changed_meanwhile',
  'Somebody else has changed this meanwhile. Load it again, then repeat your change.',
) {}

/** The `ETag` of a record. */
export const etagOf = (version: number) => `"${version}"`;

/**
 * The version that an `If-Match` header asks for; null without one or with `*`, which any version matches.
 * @throws ChangedMeanwhile for a tag that no version has.
 */
function expectedVersion(ifMatch: string | undefined): number | null {
  if (ifMatch === undefined || ifMatch.trim() === '*') return null;
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(ifMatch.trim())?.[1];
  if (version === undefined) throw new ChangedMeanwhile();
  return Number(version);
}

/** In the API's description until it is complete. */
export const ifMatchMark = 'x-if-match';

const describeIfMatch: ParameterDecorator = (target, key) => {
  const descriptor = key === undefined ? undefined : Object.getOwnPropertyDescriptor(target, key);
  ApiExtension(ifMatchMark, true)(target, key, descriptor);
};

/**
 * The version by which a save says what it is based on, or null when any will do. A tag that no version has is answered with 412.
 * The API's description has the header, and 412 among the answers.
 */
export const IfMatch = createParamDecorator(
  (_: unknown, context: ExecutionContext): number | null =>
    expectedVersion(context.switchToHttp().getRequest<Request>().headers['if-match']),
  [describeIfMatch],
);
