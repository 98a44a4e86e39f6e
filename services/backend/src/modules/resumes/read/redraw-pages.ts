import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { Outbox, OutboxNotifier } from '../../../platform/outbox/outbox';
import { repeatExamination } from '../repeat-examination';
import { previews } from './resumes.repository';

/** Has the pages of a resume drawn again; until then none is shown. Repeating the request changes nothing. */
@Injectable()
export class RedrawPages {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly notifier: OutboxNotifier,
  ) {}

  /** @throws NotFound */
  async redraw(applicationId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (!(await repeatExamination(tx, this.outbox, applicationId))) throw new NotFound('There is no such resume.');
      await previews.forgetPages(tx, applicationId);
    });
    this.notifier.notify();
  }
}
