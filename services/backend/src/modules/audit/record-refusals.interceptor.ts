import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import { catchError, type Observable } from 'rxjs';
import type { Actor } from '../../platform/access/access.decorators';
import { AccessRefused } from '../../platform/access/access-refused';
import { RecordRefusal } from './record-refusal.use-case';

/** For routes that decide by the record who may do something: the guard before them cannot know, and records nothing. */
@Injectable()
export class RecordRefusals implements NestInterceptor {
  constructor(private readonly refusal: RecordRefusal) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request & { user: Actor }>();
    return next.handle().pipe(
      catchError(async (error: unknown) => {
        if (error instanceof AccessRefused) await this.refusal.record(request);
        throw error;
      }),
    );
  }
}
