import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { findRow, hasRow, queries } from '../../../platform/database/queries';
import { Outbox, OutboxNotifier } from '../../../platform/outbox/outbox';
import { Schedule } from '../../../platform/schedule/schedule';
import { repeatExamination } from '../repeat-examination';
import { ReadDocument } from './read-document';

const givenUp = queries('given-up-resumes', {
  findOldest: findRow<{ id: string }, []>(`
    SELECT application_id AS id FROM resume_previews
    WHERE state = 'failed' AND NOT tried_again AND made_at < now() - interval '1 hour' ORDER BY made_at LIMIT 1`),

  /** False when it was marked meanwhile. */
  mark: hasRow<[applicationId: string]>(`
    UPDATE resume_previews SET tried_again = true WHERE application_id = $1 AND NOT tried_again RETURNING application_id`),
});

const EVERY_MS = 5 * 60_000;

/** A resume that was given up for time, memory or a crash is examined once more, an hour later and while no other is read. */
@Injectable()
export class TryAgain {
  constructor(
    private readonly database: Database,
    private readonly document: ReadDocument,
    private readonly outbox: Outbox,
    private readonly notifier: OutboxNotifier,
    schedule: Schedule,
  ) {
    schedule.every({ name: 'given-up resumes', everyMs: EVERY_MS, run: () => this.run() });
  }

  /** One at a time. Returns whether there was one. */
  async run(): Promise<boolean> {
    if (!this.document.isIdle) return false;
    const resume = await givenUp.findOldest(this.database);
    if (!resume) return false;
    await this.database.transaction(
      async (tx) => (await repeatExamination(tx, this.outbox, resume.id)) && givenUp.mark(tx, resume.id),
    );
    this.notifier.notify();
    return true;
  }
}
