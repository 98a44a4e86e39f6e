import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import { catchError, type Observable } from 'rxjs';
import type { Actor } from '../../platform/access/access.decorators';
import { TellDeeds } from '../../platform/changes/tell-deeds';
import { Database, type Sql } from '../../platform/database/database';
import { ExpectedError } from '../../platform/http/errors/expected-error';
import { requestIdOf } from '../../platform/http/frame/log-and-secure';
import { isHeard } from '../live/live.facts';
import type { AuditAction, AuditSubject, auditColumns } from './audit.facts';
import { insertEntries } from './record-audit.repository';

interface AuditEntry {
  /** The person who did it; absent when nobody was signed in. */
  actor?: { id: string; name: string } | undefined;
  action: AuditAction;
  subjectType?: AuditSubject | undefined;
  subjectId?: string | undefined;
  details?: Record<string, unknown> | undefined;
  address?: string | undefined;
  requestId?: string | undefined;
}

export { pruneAudit } from './record-audit.repository';

/** Leaves a row about what somebody did, and tells other processes where somebody would see it. Given a transaction, the row exists if and only if the deed does. */
@Injectable()
export class RecordAudit {
  constructor(
    private readonly database: Database,
    private readonly deeds: TellDeeds,
  ) {}

  record(entry: AuditEntry, sql: Sql = this.database): Promise<void> {
    return this.recordAll([entry], sql);
  }

  /** The same of all that one deed did, by one statement. */
  async recordAll(entries: readonly AuditEntry[], sql: Sql = this.database): Promise<void> {
    if (entries.length === 0) return;
    await insertEntries(sql, JSON.stringify(entries.map(toRow)));
    for (const { action, subjectId = null, requestId = null } of entries.filter(({ action: deed }) => isHeard(deed)))
      this.deeds.tell({ deed: action, id: subjectId, request: requestId }, sql);
  }
}

const toRow = (entry: AuditEntry): Partial<Record<keyof typeof auditColumns, unknown>> => ({
  actor_id: entry.actor?.id,
  actor_name: entry.actor?.name,
  action: entry.action,
  subject_type: entry.subjectType,
  subject_id: entry.subjectId,
  details: entry.details ?? {},
  address: entry.address,
  request_id: entry.requestId,
});

type SignedIn = Request & { user: Actor };

/** Leaves a row about a signed-in person who was turned away; as an interceptor where a guard cannot know it before. */
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
