import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Actor } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { type ListedSession, sessions } from './session.repository';
import { about, type Visitor } from '../visitor';
import { lockPerson, staff } from '../staff.repository';

/** Lists the sessions of a person that are good at this moment, and ends them at once, also while their tokens are still valid. */
@Injectable()
export class LiveSessions {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  /** The one used last first. @throws NotFound, also for an id that is none. */
  async listOf(staffId: string): Promise<ListedSession[]> {
    if (!isUUID(staffId) || !(await staff.find(this.database, staffId))) throw new NotFound('There is no such person.');
    return sessions.listLive(this.database, staffId);
  }

  /** One of one's own. @returns whether it was there: another request may have ended it just before. */
  end(id: string, actor: Actor, visitor: Visitor): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const ended = await sessions.endOneOf(tx, actor.id, id);
      if (ended) await this.audit.record({ actor, action: 'session.ended', ...about('session', id, visitor) }, tx);
      return ended;
    });
  }

  /** @throws NotFound for a session that has ended or is somebody else's. */
  async endOwn(id: string, actor: Actor, visitor: Visitor): Promise<void> {
    const ended = isUUID(id) && (await this.end(id, actor, visitor));
    if (!ended) throw new NotFound('There is no such session.');
  }

  /** @throws NotFound for a person that is none. */
  async endAllOf(staffId: string, actor: Actor, visitor: Visitor): Promise<void> {
    await this.database.transaction(async (tx) => {
      await lockPerson(tx, staffId);
      await sessions.endAllOf(tx, staffId);
      await this.audit.record({ actor, action: 'staff.sessions-ended', ...about('staff', staffId, visitor) }, tx);
    });
  }
}
