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

/** In the API's description until it is complete. */
export const ifMatchMark = 'x-if-match';

const describeIfMatch: ParameterDecorator = (target, key) => {
  const descriptor = key === undefined ? undefined : Object.getOwnPropertyDescriptor(target, key);
  ApiExtension(ifMatchMark, true)(target, key, descriptor);
};

/**
 * The version that a save is based on; null without one or with `*`, which any version matches. A tag that no
 * version has is answered with 412. The API's description has the header, and 412 among the answers.
 */
export const IfMatch = createParamDecorator(
  (_: unknown, context: ExecutionContext): number | null => {
    const ifMatch = context.switchToHttp().getRequest<Request>().headers['if-match']?.trim();
    if (ifMatch === undefined || ifMatch === '*') return null;
    const version = /^(?:W\/)?"(\d{1,9})"$/.exec(ifMatch)?.[1];
    if (version === undefined) throw new ChangedMeanwhile();
    return Number(version);
  },
  [describeIfMatch],
);
