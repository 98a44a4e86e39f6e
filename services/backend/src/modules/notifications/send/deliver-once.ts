import { Injectable } from '@nestjs/common';
import { InjectConfig } from '../../../platform/config/config.module';
import type { Config } from '../../../platform/config/config.schema';
import { Database } from '../../../platform/database/database';
import { MailPlaces } from '../../../platform/mail/mailer';
import { NotNow, PermanentFailure } from '../../../platform/queue/job';
import { within } from '../../../platform/within';
import { deliveries, heldBy, isForPerson, mailOf, type NewDelivery, openDelivery } from '../deliveries.repository';
import { MailAlarm } from './mail-alarm';
import type { WriteLetter } from '../letters/letter-page';
import { SendDelivery } from './send-delivery';

/** How long a job waits for its mail. Afterwards it makes room for other jobs, and asks for its state again later. */
const JOB_WAIT_MS = 2_000;

/**
 * Sends a letter to one recipient once for each event: a sent one is never sent again unless a person asks for it, a refused
 * one stays visible as failed, a skipped one is left alone. One whose final reply never came is unsure: it is sent a second
 * time with the same Message-ID, and never a third time unless a person asks for it. The same holds when the worker is killed
 * in between, because each copy is noted before the server gets it.
 */
@Injectable()
export class DeliverOnce {
  private readonly places: MailPlaces;

  constructor(
    private readonly database: Database,
    private readonly sendDelivery: SendDelivery,
    private readonly alarm: MailAlarm,
    @InjectConfig() private readonly config: Config,
  ) {
    this.places = new MailPlaces(config.MAIL_CONNECTIONS);
  }

  /** @throws PermanentFailure when a person has to decide, any other error when the job has to come back. */
  async deliver(given: NewDelivery, write: WriteLetter): Promise<void> {
    await openDelivery(this.database, given, this.config.MAIL_FROM);
    const leave = this.places.take(given.recipient);
    if (!leave) return this.explain(given, 'Too many mails to this domain wait for the mail server at the moment');
    let sending: Promise<void> | undefined;
    try {
      const delivery = await deliveries.lease(this.database, ...mailOf(given));
      sending = delivery ? this.sendDelivery.send(given, delivery, write) : undefined;
    } finally {
      void Promise.resolve(sending).then(leave, leave);
    }
    if (!sending) return this.explain(given, 'Another worker is sending this mail at the moment');
    await within(JOB_WAIT_MS, sending);
  }

  /** For a mail that there is no reason to send any more: recorded, whether it was begun or not, and never sent. */
  async skip(given: NewDelivery, reason: string): Promise<void> {
    await openDelivery(this.database, given, this.config.MAIL_FROM, reason);
    await deliveries.leave(this.database, ...mailOf(given), reason);
    const begun = await deliveries.lease(this.database, ...mailOf(given));
    if (begun) await deliveries.settle(this.database, ...heldBy(begun), 'skipped', reason);
  }

  private async explain(given: NewDelivery, pending: string): Promise<void> {
    const mail = mailOf(given);
    const lapsed = await deliveries.lapse(this.database, ...mail, this.config.MAIL_UNSURE_RETRY_SECONDS);
    if (lapsed && isForPerson(lapsed)) this.alarm.ofUnsure(given, lapsed);
    const delivery = lapsed ?? (await deliveries.find(this.database, ...mail));
    if (delivery?.state === 'sent' || delivery?.state === 'skipped') return;
    if (delivery?.state === 'failed') throw new PermanentFailure('The mail was refused before');
    if (delivery?.state !== 'unsure') throw new Error(pending);
    if (!delivery.again_at)
      throw new PermanentFailure('Nobody knows whether the mail has arrived: a person has to decide');
    throw new NotNow(
      'Nobody knows whether the mail has arrived: it is sent once more later',
      Math.max(1_000, delivery.again_in_ms),
    );
  }
}
