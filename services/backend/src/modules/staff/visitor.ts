import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { requestIdOf } from '../../platform/http/frame/log-and-secure';

/** Where a request comes from, for the session row and the audit log. */
export interface Visitor {
  address: string;
  userAgent: string;
  requestId: string;
}

export const CurrentVisitor = createParamDecorator((_: unknown, context: ExecutionContext): Visitor => {
  const request = context.switchToHttp().getRequest<Request>();
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, 300);
  return { address: request.ip ?? '', userAgent, requestId: requestIdOf(request) };
});

/** The part of an audit entry with its subject and the origin of the request. */
export const about = (
  subjectType: 'staff' | 'session',
  subjectId: string | undefined,
  { address, requestId }: Visitor,
) => ({ subjectType, subjectId, address, requestId });
