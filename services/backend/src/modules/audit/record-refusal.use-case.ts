import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Actor } from '../../platform/access/access.decorators';
import { requestIdOf } from '../../platform/http/request-id';
import { RecordAudit } from './record-audit.use-case';

/** Leaves a row about a signed-in person who was turned away. The route is written as it is declared, without ids. */
@Injectable()
export class RecordRefusal {
  constructor(private readonly audit: RecordAudit) {}

  async record(request: Request & { user: Actor }): Promise<void> {
    const { user: actor, method, ip: address } = request;
    const { path: route } = request.route as { path: string };
    const details = { method, route, role: actor.role };
    await this.audit.record({ actor, action: 'access.refused', details, address, requestId: requestIdOf(request) });
  }
}
