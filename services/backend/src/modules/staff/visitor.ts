import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Actor } from '../../platform/access/access.decorators';
import { requestIdOf } from '../../platform/http/frame/log-and-secure';
import type { SignInMethod } from './staff.facts';

/** Where a request comes from, for the session row and the audit log. */
export interface Visitor {
  address: string;
  userAgent: string;
  requestId: string;
}

/** A visitor who is signed in. */
export interface SignedInVisitor extends Visitor {
  actor: Actor & {
    /** Whether the session was confirmed, or begun, a moment ago. */
    freshlyAuthenticated: boolean;
    method: SignInMethod;
    /** Whether the person has confirmed one-time codes. */
    secondFactor: boolean;
  };
}

const visitorOf = (request: Request): Visitor => {
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, 300);
  return { address: request.ip ?? '', userAgent, requestId: requestIdOf(request) };
};

export const CurrentVisitor = createParamDecorator((_: unknown, context: ExecutionContext) =>
  visitorOf(context.switchToHttp().getRequest<Request>()),
);

/** For routes that are not public. */
export const CurrentSignedInVisitor = createParamDecorator((_: unknown, context: ExecutionContext): SignedInVisitor => {
  const request = context.switchToHttp().getRequest<Request & { user: SignedInVisitor['actor'] }>();
  return { ...visitorOf(request), actor: request.user };
});

/** The part of an audit entry with its subject, the origin of the request and its details. */
export const about = (
  subjectType: 'staff' | 'session',
  subjectId: string | undefined,
  { address, requestId }: Visitor,
  details?: Record<string, unknown>,
) => ({ subjectType, subjectId, address, requestId, details });
