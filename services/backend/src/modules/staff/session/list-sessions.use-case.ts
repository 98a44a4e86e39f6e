import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Database } from '../../../platform/database/database';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { staff } from '../staff.repository';
import { type ListedSession, sessions } from './session.repository';

/** Lists where a person is signed in, the session used last first. */
@Injectable()
export class ListSessions {
  constructor(private readonly database: Database) {}

  /** @throws NotFound, also for an id that is none. */
  async run({ staffId }: { staffId: string }): Promise<ListedSession[]> {
    if (!isUUID(staffId) || !(await staff.find(this.database, staffId))) throw new NotFound('There is no such person.');
    return sessions.listLive(this.database, staffId);
  }
}
