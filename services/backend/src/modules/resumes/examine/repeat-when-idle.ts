import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../../platform/database/database';
import { Outbox, OutboxNotifier } from '../../../platform/outbox/outbox';
import { repeatExamination } from '../repeat-examination';
import { ReadDocument } from './read-document';

/** Resumes that are to be examined once more, one after the other. */
interface ToRepeat {
  findNext: (sql: Sql) => Promise<{ id: string } | undefined>;
  /** Remembers that it was asked for. False when it was marked meanwhile. */
  mark: (sql: Sql, applicationId: string) => Promise<boolean>;
}

/** Has resumes examined once more while no other one is read. */
@Injectable()
export class RepeatWhenIdle {
  constructor(
    private readonly database: Database,
    private readonly document: ReadDocument,
    private readonly outbox: Outbox,
    private readonly notifier: OutboxNotifier,
  ) {}

  /** One at a time. Returns whether there was one. */
  async run({ findNext, mark }: ToRepeat): Promise<boolean> {
    if (!this.document.isIdle) return false;
    const resume = await findNext(this.database);
    if (!resume) return false;
    await this.database.transaction(
      async (tx) => (await repeatExamination(tx, this.outbox, resume.id)) && mark(tx, resume.id),
    );
    this.notifier.notify();
    return true;
  }
}
