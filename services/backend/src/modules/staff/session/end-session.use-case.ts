import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Database } from '../../../platform/database/database';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { about, type SignedInVisitor } from '../visitor';
import { sessions } from './session.repository';

/** Ends one of the caller's own sessions. */
@Injectable()
export class EndSession {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  /** @throws NotFound, also when another request has ended it just before. */
  async run({ id }: { id: string }, caller: SignedInVisitor): Promise<void> {
    const { actor } = caller;
    if (!isUUID(id)) throw noSuchSession();
    await this.database.transaction(async (tx) => {
      if (!(await sessions.endOneOf(tx, actor.id, id))) throw noSuchSession();
      await this.audit.record({ actor, action: 'session.ended', ...about('session', id, caller) }, tx);
    });
  }
}

const noSuchSession = () => new NotFound('There is no such session.');
