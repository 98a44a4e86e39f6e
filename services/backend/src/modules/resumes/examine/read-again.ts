import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { findRow, hasRow, queries } from '../../../platform/database/queries';
import { isJobPending, Outbox, OutboxNotifier } from '../../../platform/outbox/outbox';
import { Schedule } from '../../../platform/schedule/schedule';
import { repeatExamination } from '../repeat-examination';
import { fromOldTexts, READER_VERSION } from '../resumes.facts';
import { ReadDocument } from './read-document';

const oldTexts = queries('old-texts', {
  /** None while any document waits to be examined: also so that a storage that is away has one such job and not all. */
  findNewest: findRow<{ id: string }, []>(`
    SELECT t.application_id AS id ${fromOldTexts} AND NOT ${isJobPending("'resumes.examine'")}
    ORDER BY t.reader_version, t.application_id DESC LIMIT 1`),

  /** False when it was marked meanwhile. */
  mark: hasRow<[applicationId: string]>(`
    UPDATE resume_texts SET reader_version = ${READER_VERSION}
    WHERE application_id = $1 AND reader_version < ${READER_VERSION} RETURNING application_id`),
});

const EVERY_MS = 10_000;

/** Resumes that an older reader has read are read once more, each once, the newest first and while no other one is read. */
@Injectable()
export class ReadAgain {
  constructor(
    private readonly database: Database,
    private readonly document: ReadDocument,
    private readonly outbox: Outbox,
    private readonly notifier: OutboxNotifier,
    schedule: Schedule,
  ) {
    schedule.every({ name: 'resumes of an older reader', everyMs: EVERY_MS, run: () => this.run() });
  }

  /** One at a time. Returns whether there was one. */
  async run(): Promise<boolean> {
    if (!this.document.isIdle) return false;
    const resume = await oldTexts.findNewest(this.database);
    if (!resume) return false;
    await this.database.transaction(
      async (tx) => (await repeatExamination(tx, this.outbox, resume.id)) && oldTexts.mark(tx, resume.id),
    );
    this.notifier.notify();
    return true;
  }
}
