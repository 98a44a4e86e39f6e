import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { requestIdOf } from '../http/server/request-id';
import type { Actor } from './access.decorators';

/** Who does something, and by which request: what the audit log wants to know about a deed. */
export interface Doer {
  actor: Actor;
  address: string;
  requestId: string;
}

export const CurrentDoer = createParamDecorator((_: unknown, context: ExecutionContext): Doer => {
  const request = context.switchToHttp().getRequest<Request & { user: Actor }>();
  return { actor: request.user, address: request.ip ?? '', requestId: requestIdOf(request) };
});
