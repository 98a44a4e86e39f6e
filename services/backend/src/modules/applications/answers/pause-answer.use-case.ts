import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Caller } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { expectedError } from '../../../platform/http/errors/expected-error';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { ChangedMeanwhile } from '../../../platform/http/listing/record-version';
import { RecordAudit } from '../../audit/record-audit.use-case';
import type { ApplicationRow } from '../list/application.view';
import { readApplication } from '../list/applications.admin.repository';
import { answerClock } from './answer-clock.repository';

class NoAnswerDue extends expectedError(409, 'no_answer_due', 'No answer is due, so that there is nothing to pause.') {}

/** `version` is the one that the caller has read, null for any. */
type PauseCommand = { id: string; version: number | null; reason: string };

/** Stops the clock of an application, as while HR waits for the applicant. A mail to the applicant starts it anew. */
@Injectable()
export class PauseAnswer {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  /** @throws NotFound, ChangedMeanwhile, NoAnswerDue */
  async run({ id, version, reason }: PauseCommand, caller: Caller): Promise<ApplicationRow> {
    return this.database.transaction(async (tx) => {
      const application = isUUID(id) ? await answerClock.lock(tx, id) : undefined;
      if (!application) throw new NotFound('There is no such application.');
      if (version !== null && version !== application.version) throw new ChangedMeanwhile();
      if (!application.isOpen && !application.isPaused) throw new NoAnswerDue();
      await answerClock.pause(tx, id, reason);
      await answerClock.refresh(tx, [id]);
      const about = { subjectType: 'application' as const, subjectId: id, details: { reason } };
      await this.audit.record({ action: 'application.answer-paused', ...about, ...caller }, tx);
      return readApplication(tx, id, 'find');
    });
  }
}
