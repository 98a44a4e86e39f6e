import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';
import { Outbox } from '../../../platform/outbox/outbox';
import { OutboxNotifier } from '../../../platform/outbox/outbox-notifier';
import { RESUME_CLEARED } from '../resumes.events';

const forget = statement(
  'redraw-preview.forget',
  "UPDATE resume_previews SET page_sizes = '{}', page_hashes = '{}' WHERE application_id = $1",
);
const findEvent = statement('redraw-preview.find-event', 'SELECT id FROM outbox WHERE event = $1 AND subject_id = $2');

/** Requests that the pages of a resume are drawn again. Until then none is shown. Repeating the request changes nothing. */
@Injectable()
export class RedrawPreview {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly notifier: OutboxNotifier,
  ) {}

  async ask(applicationId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      await tx.query(forget, [applicationId]);
      await this.outbox.publish(tx, RESUME_CLEARED, applicationId);
      const [event] = await tx.query<{ id: string }>(findEvent, [RESUME_CLEARED, applicationId]);
      if (event) await this.outbox.repeatJob(tx, event.id, 'resumes.examine');
    });
    this.notifier.notify();
  }
}
