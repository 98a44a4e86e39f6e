import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { InjectConfig } from '../../../platform/config/config.module';
import type { Config } from '../../../platform/config/config.schema';
import { Database } from '../../../platform/database/database';
import { Mailer } from '../../../platform/mail/mailer';
import { MailDelayed, MailRefused, MailUnsure, TlsFailed } from '../../../platform/mail/mail.errors';
import { PermanentFailure } from '../../../platform/queue/job';
import type { WriteLetter } from '../letters/letter-page';
import { MailAlarm } from './mail-alarm';
import { deliveries, type Delivery, heldBy, isForPerson, type NewDelivery } from '../deliveries.repository';

/** A third of the lease. */
const RENEW_MS = 20_000;
const SETTLE_TRIES = 5;
/** The time that a shutdown leaves to mails under way; the whole process has 30 seconds. */
const STOP_GRACE_MS = 5_000;

/**
 * Sends leased deliveries, each for as long as its mail server may take (RFC 5321), and notes their outcome. A stop
 * ends the conversations after a moment: those whose data was out are unsure, the others pending.
 */
@Injectable()
export class SendDelivery implements BeforeApplicationShutdown {
  private readonly underWay = new Set<Promise<void>>();
  private readonly stop = new AbortController();

  constructor(
    private readonly database: Database,
    private readonly mailer: Mailer,
    private readonly alarm: MailAlarm,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** @throws MailDelayed, PermanentFailure or MailUnsure when the mail is not known to be sent; that is noted then. */
  send(given: NewDelivery, delivery: Delivery, write: WriteLetter): Promise<void> {
    const sending = this.sendLeased(given, delivery, write).finally(() => this.underWay.delete(sending));
    this.underWay.add(sending);
    return sending;
  }

  /** Comes after the jobs have ended, and before the database goes. */
  async beforeApplicationShutdown(): Promise<void> {
    const ended = Promise.allSettled(this.underWay);
    const grace = new AbortController();
    await Promise.race([ended, sleep(STOP_GRACE_MS, undefined, grace)]);
    grace.abort();
    this.stop.abort();
    await ended;
  }

  private async sendLeased(given: NewDelivery, delivery: Delivery, write: WriteLetter): Promise<void> {
    const held = heldBy(delivery);
    const renewal = setInterval(() => void deliveries.renew(this.database, ...held).catch(() => undefined), RENEW_MS);
    try {
      const answer = await this.handOver(given, delivery, write);
      // If this fails, the lease runs out and the mail is unsure: the server has it.
      const noted = await retry(SETTLE_TRIES, () => deliveries.settle(this.database, ...held, 'sent', answer));
      if (!noted) throw new Error('The mail was sent by a worker that did not hold its lease any more');
    } finally {
      clearInterval(renewal);
    }
  }

  private async handOver(given: NewDelivery, delivery: Delivery, write: WriteLetter): Promise<string> {
    try {
      const { COMPANY_NAME: company, SITE_URL: siteUrl, COMPANY_TIME_ZONE: timeZone } = this.config;
      const { page, ...headers } = await write({ company, siteUrl, timeZone });
      // Loaded with the first mail, because it loads React, which an idle worker does without.
      const { composeLetter } = await import('../letters/letter.mail.js');
      const mail = { ...headers, ...(await composeLetter(page)), to: given.recipient, messageId: delivery.message_id };
      return await this.mailer.send(mail, {
        beforeData: () => this.noteCopy(delivery),
        signal: this.stop.signal,
      });
    } catch (error) {
      const noted = await this.note(given, delivery, error).catch(() => undefined);
      const forPerson = error instanceof MailRefused || (noted && isForPerson(noted));
      if (!forPerson) throw error;
      throw new PermanentFailure(String(error), { cause: error });
    }
  }

  private async noteCopy(delivery: Delivery): Promise<void> {
    const isHeld = await deliveries.handOver(this.database, ...heldBy(delivery));
    if (!isHeld) throw new Error('The mail is no longer for this worker to send');
  }

  private async note(given: NewDelivery, delivery: Delivery, error: unknown): Promise<Delivery | undefined> {
    const noted = await retry(SETTLE_TRIES, () => this.record(delivery, error));
    if (noted && isForPerson(noted)) this.alarm.ofUnsure(given, noted);
    else if (error instanceof MailRefused) this.alarm.ofRefused(given, error);
    else if (error instanceof TlsFailed) this.alarm.ofTls(given);
    return noted;
  }

  private record(delivery: Delivery, error: unknown): Promise<Delivery | undefined> {
    const { MAIL_UNSURE_RETRY_SECONDS: seconds } = this.config;
    const held = heldBy(delivery);
    if (error instanceof MailUnsure) return deliveries.doubt(this.database, ...held, error.answer, seconds);
    if (error instanceof MailRefused) return deliveries.settle(this.database, ...held, 'failed', error.answer);
    const answer = error instanceof MailDelayed ? error.answer : String(error);
    return deliveries.settle(this.database, ...held, 'pending', answer);
  }
}

/** Tries again each second: a database that restarts is back in a moment. */
async function retry<Result>(tries: number, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (tries <= 1) throw error;
    await sleep(1_000);
    return retry(tries - 1, work);
  }
}
