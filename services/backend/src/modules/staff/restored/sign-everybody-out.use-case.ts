import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { staffLinks } from '../links/staff-links.repository';
import { sessions } from '../session/session.repository';

/** Ends the sessions of all staff, and the links by which they set a password. */
@Injectable()
export class SignEverybodyOut {
  constructor(private readonly database: Database) {}

  /** How many there were. */
  async run(): Promise<{ sessions: number; links: number }> {
    return this.database.transaction(async (tx) => ({
      sessions: (await sessions.endEach(tx)).count,
      links: (await staffLinks.voidEach(tx)).count,
    }));
  }
}
