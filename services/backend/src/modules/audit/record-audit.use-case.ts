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
import { insertEntries, isOfLastDay } from './record-audit.repository';

interface About {
  subjectId?: string | undefined;
  details?: Record<string, unknown> | undefined;
}

interface AuditEntry extends About {
  /** The person who did it; absent when nobody was signed in. */
  actor?: { id: string; name: string } | undefined;
  action: AuditAction;
  subjectType?: AuditSubject | undefined;
  address?: string | undefined;
  requestId?: string | undefined;
}

export { pruneAudit } from './record-audit.repository';

/** Leaves a row about what somebody did, and tells other processes of deeds that pages or sessions depend on. Given a transaction, the row exists if and only if the deed does. */
@Injectable()
export class RecordAudit {
  constructor(
    private readonly database: Database,
    private readonly deeds: TellDeeds,
  ) {}

  record({ subjectId, details, ...entry }: AuditEntry, sql: Sql = this.database): Promise<void> {
    return this.recordAll(entry, [{ subjectId, details }], sql);
  }

  /** The same, unless the log has such an entry about the subject of the last 24 hours. The subject is locked. */
  async recordOnceADay(entry: AuditEntry & { subjectType: AuditSubject; subjectId: string }, tx: Sql): Promise<void> {
    if (!(await isOfLastDay(tx, entry.subjectType, entry.subjectId, entry.action))) await this.record(entry, tx);
  }

  /** The same about many subjects, with one statement. */
  async recordAll(
    entry: Omit<AuditEntry, keyof About>,
    subjects: readonly About[],
    sql: Sql = this.database,
  ): Promise<void> {
    if (subjects.length === 0) return;
    const { action, requestId = null } = entry;
    await insertEntries(sql, JSON.stringify(subjects.map((about) => toRow(entry, about))));
    if (!isHeard(action)) return;
    for (const { subjectId = null } of subjects)
      this.deeds.tell({ deed: action, id: subjectId, request: requestId }, sql);
  }
}

const toRow = (
  { actor, action, subjectType, address, requestId }: Omit<AuditEntry, keyof About>,
  { subjectId, details = {} }: About,
): Partial<Record<keyof typeof auditColumns, unknown>> => ({
  actor_id: actor?.id,
  actor_name: actor?.name,
  action,
  subject_type: subjectType,
  subject_id: subjectId,
  details,
  address,
  request_id: requestId,
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
