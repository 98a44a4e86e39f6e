import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { Outbox, OutboxNotifier } from '../../../platform/outbox/outbox';
import { Schedule } from '../../../platform/schedule/schedule';
import { repeatExamination } from '../repeat-examination';
import { givenUp } from './given-up-resumes.repository';
import { ReadDocument } from './read-document';

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
