import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { expectedVersion } from './record-version';

/** The version that `If-Match` asks for, or null when any will do. A tag that no version has is answered with 412. */
export const IfMatch = createParamDecorator((_: unknown, context: ExecutionContext): number | null =>
  expectedVersion(context.switchToHttp().getRequest<Request>().headers['if-match']),
);
