import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import type { Sql } from '../../../platform/database/database';
import { Outbox } from '../../../platform/outbox/outbox';
import { type NewDelivery, openDeliveries } from '../deliveries.repository';

/** A kind of mail that people of the staff write: what asks for it, the job that sends it, and the template of its delivery. */
type MailKind = Required<Pick<NewDelivery, 'event' | 'job' | 'template'>>;
/** One of them: its id, which is its event's subject, and the submission that it is about. */
type WrittenMail = Pick<NewDelivery, 'subjectKind' | 'subjectId' | 'reference' | 'recipient'> & { id: string };

/** Asks for mails that people of the staff have written, in the transaction that writes them. */
@Injectable()
export class OpenWrittenMails {
  constructor(
    private readonly outbox: Outbox,
    @InjectConfig() private readonly config: Config,
  ) {}

  /**
   * Publishes the events of new mails, and opens their deliveries before their jobs do, so that a mail that waits can be seen.
   * @returns the event of each mail
   */
  async run(
    tx: Sql,
    { event, job, template }: MailKind,
    written: readonly WrittenMail[],
  ): Promise<Map<string, string>> {
    const ids = written.map(({ id }) => id);
    const events = await this.outbox.publishAll(tx, event, ids);
    const eventOf = new Map(events.map(({ id, subjectId }) => [subjectId, id]));
    const opened = written.flatMap(({ id, ...about }): NewDelivery[] => {
      const eventId = eventOf.get(id);
      return eventId ? [{ job, event, eventId, template, ...about }] : [];
    });
    await openDeliveries(tx, opened, this.config.MAIL_FROM);
    return eventOf;
  }
}
