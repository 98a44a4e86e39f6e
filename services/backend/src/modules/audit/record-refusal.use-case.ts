import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import { catchError, type Observable } from 'rxjs';
import type { Actor } from '../../platform/access/access.decorators';
import { ExpectedError } from '../../platform/http/errors/expected-error';
import { requestIdOf } from '../../platform/http/frame/log-and-secure';
import { RecordAudit } from './record-audit.use-case';

type SignedIn = Request & { user: Actor };

/**
 * Leaves a row about a signed-in person who was turned away. Around routes that decide by the record who may do something, it
 * stands as an interceptor: the guard before them cannot know.
 */
@Injectable()
export class RecordRefusal implements NestInterceptor {
  constructor(private readonly audit: RecordAudit) {}

  /** The route is written as it is declared, without ids. */
  async record(request: SignedIn): Promise<void> {
    const { user: actor, method, ip: address } = request;
    const { path: route } = request.route as { path: string };
    const details = { method, route, role: actor.role };
    await this.audit.record({ actor, action: 'access.refused', details, address, requestId: requestIdOf(request) });
  }

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const request = context.switchToHttp().getRequest<SignedIn>();
    return next.handle().pipe(
      catchError(async (error: unknown) => {
        if (error instanceof ExpectedError && error.statusCode === 403) await this.record(request);
        throw error;
      }),
    );
  }
}
