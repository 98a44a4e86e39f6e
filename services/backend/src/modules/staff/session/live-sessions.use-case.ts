import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Actor } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { type ListedSession, SessionRepository } from './session.repository';
import { about, type Visitor } from '../visitor';
import { StaffRepository } from '../staff.repository';

/** Lists the sessions of a person that are good at this moment, and ends them at once, whatever their tokens still say. */
@Injectable()
export class LiveSessions {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionRepository,
    private readonly staff: StaffRepository,
    private readonly audit: RecordAudit,
  ) {}

  /** The one used last first. @throws NotFound, also for an id that is none. */
  async listOf(staffId: string): Promise<ListedSession[]> {
    if (!isUUID(staffId) || !(await this.staff.find(staffId))) throw new NotFound('There is no such person.');
    return this.sessions.listLive(staffId);
  }

  /** The one that asks. Another request may have ended it just before. */
  async end(actor: Actor, visitor: Visitor): Promise<void> {
    await this.endLive(actor.sessionId, actor, visitor);
  }

  /** @throws NotFound for a session that has ended or is somebody else's. */
  async endOwn(id: string, actor: Actor, visitor: Visitor): Promise<void> {
    const ended = isUUID(id) && (await this.endLive(id, actor, visitor));
    if (!ended) throw new NotFound('There is no such session.');
  }

  private async endLive(id: string, actor: Actor, visitor: Visitor): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const ended = await this.sessions.endOneOf(actor.id, id, tx);
      if (ended) await this.audit.record({ actor, action: 'session.ended', ...about('session', id, visitor) }, tx);
      return ended;
    });
  }

  /** @throws NotFound for a person that is none. */
  async endAllOf(staffId: string, actor: Actor, visitor: Visitor): Promise<void> {
    await this.database.transaction(async (tx) => {
      const person = isUUID(staffId) ? await this.staff.lock(staffId, tx) : undefined;
      if (!person) throw new NotFound('There is no such person.');
      await this.sessions.endAllOf(staffId, tx);
      await this.audit.record({ actor, action: 'staff.sessions-ended', ...about('staff', staffId, visitor) }, tx);
    });
  }
}
