import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Caller } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { RecordAudit } from '../../audit/record-audit.use-case';
import type { ApplicationRow } from '../list/application.view';
import { readApplication } from '../list/applications.admin.repository';
import { answerClock } from '../answers/answer-clock.repository';

/**
 * Says that what an applicant has answered needs no answer. A mail to the applicant, a move and a pause of the clock say the same. The
 * version stays: it is no edit of what a colleague may have open.
 */
@Injectable()
export class SettleReply {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  /** Does nothing where no answer waits, or a newer one than `seenAt`, which nobody has read. @throws NotFound */
  async run({ id, seenAt }: { id: string; seenAt: Date }, caller: Caller): Promise<ApplicationRow> {
    return this.database.transaction(async (tx) => {
      const application = isUUID(id) ? await answerClock.lock(tx, id) : undefined;
      if (!application) throw new NotFound('There is no such application.');
      if (application.repliedAt !== null && application.repliedAt <= seenAt) {
        await answerClock.settleReply(tx, id);
        await answerClock.refresh(tx, [id]);
        const about = { subjectType: 'application' as const, subjectId: id };
        await this.audit.record({ action: 'application.reply-settled', ...about, ...caller }, tx);
      }
      return readApplication(tx, id, 'find');
    });
  }
}
