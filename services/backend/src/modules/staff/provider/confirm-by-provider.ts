import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { sessions } from '../session/session.repository';
import type { Staff } from '../staff.repository';
import { about, type Visitor } from '../visitor';
import { ProviderRefusal } from './provider-facts';

/** Confirms a session by a new login at the provider: as by the password, it goes on under a new id. */
@Injectable()
export class ConfirmByProvider {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  /** @returns the new session. @throws ProviderRefusal where it has ended */
  async run(
    { person, sessionId, usedCode }: { person: Staff; sessionId: string; usedCode: string | undefined },
    visitor: Visitor,
  ): Promise<{ id: string; staffId: string }> {
    const { id: staffId, name } = person;
    return this.database.transaction(async (tx) => {
      const session = await sessions.replaceConfirmed(tx, sessionId, staffId);
      if (!session) throw new ProviderRefusal('expired', 'session over', staffId);
      const subject = about('session', session.id, visitor, { method: 'provider', secondFactor: usedCode });
      await this.audit.record({ actor: { id: staffId, name }, action: 'session.confirmed', ...subject }, tx);
      return { ...session, staffId };
    });
  }
}
