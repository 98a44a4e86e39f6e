import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { ApiHeader } from '../contract/api-docs.decorators';
import { expectedError } from '../errors/expected-error';

/** The record was saved since the caller read it. */
export class ChangedMeanwhile extends expectedError(
  412,
  'changed_meanwhile',
  'Somebody else has changed this meanwhile. Load it again, then repeat your change.',
) {}

/**
 * The version that an `If-Match` header asks for; null without one or with `*`, which any version matches. A tag that no version
 * has is answered with 412.
 */
export const IfMatch = createParamDecorator((_: unknown, context: ExecutionContext): number | null => {
  const asked = context.switchToHttp().getRequest<Request>().headers['if-match']?.trim();
  if (asked === undefined || asked === '*') return null;
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(asked)?.[1];
  if (version === undefined) throw new ChangedMeanwhile();
  return Number(version);
});

/** The header by which a save says what it is based on. */
export const DescribeIfMatch = () =>
  ApiHeader({
    name: 'If-Match',
    required: false,
    example: '"3"',
    description: 'The `ETag` that was read; 412 when it is not the present one any more. Without it any will do.',
  });
