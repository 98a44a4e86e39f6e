import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { type ListedSession, SessionRepository } from './session.repository';
import { StaffRepository } from '../staff.repository';

@Injectable()
export class ListSessions {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly staff: StaffRepository,
  ) {}

  /** @throws NotFound, also for an id that is none. */
  async listOf(staffId: string): Promise<ListedSession[]> {
    if (!isUUID(staffId) || !(await this.staff.find(staffId))) throw new NotFound('There is no such person.');
    return this.sessions.listLive(staffId);
  }
}
