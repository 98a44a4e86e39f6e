import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Actor } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { SessionRepository } from './session.repository';
import type { Visitor } from '../visitor';
import { StaffRepository } from '../staff.repository';

/** Ends sessions at once, whatever their tokens still say. */
@Injectable()
export class EndSession {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionRepository,
    private readonly staff: StaffRepository,
    private readonly audit: RecordAudit,
  ) {}

  /** The one that asks. Another request may have ended it just before. */
  async end(actor: Actor, visitor: Visitor): Promise<void> {
    await this.endLive(actor.sessionId, actor, visitor);
  }

  /** @throws NotFound for a session that has ended or is somebody else's. */
  async endOwn(id: string, actor: Actor, visitor: Visitor): Promise<void> {
    const ended = isUUID(id) && (await this.endLive(id, actor, visitor));
    if (!ended) throw new NotFound('There is no such session.');
  }

  private async endLive(id: string, actor: Actor, { address, requestId }: Visitor): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const ended = await this.sessions.endOneOf(actor.id, id, tx);
      const subject = { subjectType: 'session', subjectId: id };
      if (ended) await this.audit.record({ actor, action: 'session.ended', ...subject, address, requestId }, tx);
      return ended;
    });
  }

  /** @throws NotFound for a person that is none. */
  async endAllOf(staffId: string, actor: Actor, { address, requestId }: Visitor): Promise<void> {
    await this.database.transaction(async (tx) => {
      const person = isUUID(staffId) ? await this.staff.lock(staffId, tx) : undefined;
      if (!person) throw new NotFound('There is no such person.');
      await this.sessions.endAllOf(staffId, tx);
      const subject = { subjectType: 'staff', subjectId: staffId };
      await this.audit.record({ actor, action: 'staff.sessions-ended', ...subject, address, requestId }, tx);
    });
  }
}
