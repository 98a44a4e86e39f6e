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

class NotPaused extends expectedError(409, 'not_paused', 'The clock of this application is not paused.') {}

/** `version` is the one that the caller has read, null for any. */
type ResumeCommand = { id: string; version: number | null };

/** Starts the clock of an application again: its applicant hears within the promised days from now. */
@Injectable()
export class ResumeAnswer {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
  ) {}

  /** @throws NotFound, ChangedMeanwhile, NotPaused */
  async run({ id, version }: ResumeCommand, caller: Caller): Promise<ApplicationRow> {
    return this.database.transaction(async (tx) => {
      const application = isUUID(id) ? await answerClock.lock(tx, id) : undefined;
      if (!application) throw new NotFound('There is no such application.');
      if (version !== null && version !== application.version) throw new ChangedMeanwhile();
      if (!application.isPaused) throw new NotPaused();
      await answerClock.resume(tx, id);
      await answerClock.refresh(tx, [id]);
      const about = { subjectType: 'application' as const, subjectId: id };
      await this.audit.record({ action: 'application.answer-resumed', ...about, ...caller }, tx);
      return readApplication(tx, id, 'find');
    });
  }
}
