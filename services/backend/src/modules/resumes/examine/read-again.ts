import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { Outbox, OutboxNotifier } from '../../../platform/outbox/outbox';
import { Schedule } from '../../../platform/schedule/schedule';
import { repeatExamination } from '../repeat-examination';
import { oldTexts } from './old-texts.repository';
import { ReadDocument } from './read-document';

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
