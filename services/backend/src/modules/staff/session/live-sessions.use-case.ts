import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Database } from '../../../platform/database/database';
import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { toView } from '../../../platform/http/listing/to-view';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { lockPerson, staff } from '../staff.repository';
import { about, type Caller } from '../visitor';
import { sessions } from './session.repository';

/** A session that is good at this moment, so that its owner can tell whether it is theirs. */
export class ListedSessionView {
  @ApiProperty({ type: String, format: 'uuid' }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: String, format: 'date-time' }) lastSeenAt: string;
  @ApiProperty({ type: String, format: 'date-time' }) expiresAt: string;
  @ApiProperty({ type: String, description: 'Where it was begun.' }) address: string;
  @ApiProperty({ type: String, description: 'What the browser calls itself.' }) userAgent: string;
  @ApiProperty({ type: Boolean, description: 'Whether it is the one that asks.' }) current: boolean;
}

/** Lists the sessions of a person that are good at this moment, and ends them at once, also while their tokens are still valid. */
@Injectable()
export class LiveSessions {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  /** The one used last first. @throws NotFound, also for an id that is none. */
  async listOf(staffId: string, currentId: string): Promise<ListedSessionView[]> {
    if (!isUUID(staffId) || !(await staff.find(this.database, staffId))) throw new NotFound('There is no such person.');
    const live = await sessions.listLive(this.database, staffId);
    return live.map((session) => ({ ...toView(session), current: session.id === currentId }));
  }

  /** One of one's own. @returns whether it was there: another request may have ended it just before. */
  end(id: string, caller: Caller): Promise<boolean> {
    const { actor } = caller;
    return this.database.transaction(async (tx) => {
      const ended = await sessions.endOneOf(tx, actor.id, id);
      if (ended) await this.audit.record({ actor, action: 'session.ended', ...about('session', id, caller) }, tx);
      return ended;
    });
  }

  /** @throws NotFound for a person that is none. */
  async endAllOf(staffId: string, caller: Caller): Promise<void> {
    const { actor } = caller;
    await this.database.transaction(async (tx) => {
      await lockPerson(tx, staffId);
      await sessions.endAllOf(tx, staffId);
      await this.audit.record({ actor, action: 'staff.sessions-ended', ...about('staff', staffId, caller) }, tx);
    });
  }
}
