import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { sessions } from '../session/session.repository';

/** Tells which of some sessions are good at this moment, without being a sign of life of any. */
@Injectable()
export class FindLiveSessions {
  constructor(private readonly database: Database) {}

  /** The role of each good session's person by the session's id. */
  async run({ ids }: { ids: readonly string[] }): Promise<Map<string, string>> {
    const live = await sessions.listLiveAmong(this.database, ids);
    return new Map(live.map(({ id, role }) => [id, role]));
  }
}
