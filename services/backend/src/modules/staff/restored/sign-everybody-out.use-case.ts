import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { staffLinks } from '../links/staff-links.repository';
import { staff } from '../staff.repository';
import { sessions } from '../session/session.repository';

/**
 * Ends the sessions of all staff, and the links by which they set a password, and lists who may sign in. Who was disabled after the moment
 * that was restored is among them: the restored database cannot know it, and neither can its audit log.
 */
@Injectable()
export class SignEverybodyOut {
  constructor(private readonly database: Database) {}

  /** How many there were, and everybody who may sign in. */
  async run() {
    return this.database.transaction(async (tx) => ({
      sessions: (await sessions.endEach(tx)).count,
      links: (await staffLinks.voidEach(tx)).count,
      enabled: await staff.listEnabled(tx),
    }));
  }
}
