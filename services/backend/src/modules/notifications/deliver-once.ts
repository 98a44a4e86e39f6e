import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { InjectConfig } from '../../platform/config/config.module';
import type { Config } from '../../platform/config/config.schema';
import { InjectLogger } from '../../platform/log/log.module';
import type { Mail } from '../../platform/mail/mail';
import { LoginRefused, MailDelayed, MailRefused } from '../../platform/mail/mail.errors';
import { Mailer } from '../../platform/mail/mailer';
import { parseMailbox } from '../../platform/mail/parse-mailbox';
import { PermanentFailure } from '../../platform/queue/job';
import { within } from '../../platform/within';
import { DeliveriesRepository, type Delivery, type NewDelivery } from './deliveries.repository';

/** Less than the lease of a delivery. */
const SEND_LIMIT_MS = 45_000;
const SETTLE_TRIES = 5;

export type Letter = Omit<Mail, 'to' | 'messageId'>;

/**
 * Sends a letter to one recipient once for each event: a sent one is never sent again unless a person asks for it, a refused
 * one stays visible as failed, a skipped one is left alone. Only a crash (or a database that is away for long) between the
 * server's answer and our note of it can double a mail, and then both carry the same Message-ID.
 */
@Injectable()
export class DeliverOnce {
  constructor(
    private readonly deliveries: DeliveriesRepository,
    private readonly mailer: Mailer,
    @InjectConfig() private readonly config: Config,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  async deliver(given: NewDelivery, write: () => Promise<Letter>): Promise<void> {
    await this.deliveries.open(given, this.messageIdHost());
    const delivery = await this.deliveries.lease(given);
    if (!delivery) return this.explain(given);
    const answer = await this.send(given, delivery, write);
    // Outside of what gives the lease back: the server has the mail, so another try must wait until the lease is over.
    await retry(SETTLE_TRIES, () => this.deliveries.settle(delivery, 'sent', answer));
  }

  /** For a mail that there is no reason to send any more: recorded, whether it was begun or not, and never sent. */
  async skip(given: NewDelivery, reason: string): Promise<void> {
    await this.deliveries.open(given, this.messageIdHost(), reason);
    const begun = await this.deliveries.lease(given);
    if (begun) await this.deliveries.settle(begun, 'skipped', reason);
  }

  private async send(given: NewDelivery, delivery: Delivery, write: () => Promise<Letter>): Promise<string> {
    try {
      const mail = { ...(await write()), to: given.recipient, messageId: delivery.message_id };
      return await within(SEND_LIMIT_MS, this.mailer.send(mail));
    } catch (error) {
      const refused = error instanceof MailRefused;
      const answer = refused || error instanceof MailDelayed ? error.answer : String(error);
      await this.deliveries.settle(delivery, refused ? 'failed' : 'pending', answer).catch(() => undefined);
      if (!refused) throw error;
      this.alarm(given, error);
      throw new PermanentFailure(error.message, { cause: error });
    }
  }

  private messageIdHost(): string {
    return parseMailbox(this.config.MAIL_FROM).address.replace(/^.*@/, '');
  }

  /** For whoever watches the log. That a visitor has given an address which does not exist is no reason to wake anybody. */
  private alarm({ eventId, template, recipient }: NewDelivery, error: MailRefused): void {
    const ours = [this.config.HR_MAIL_TO, this.config.ENQUIRIES_MAIL_TO].includes(recipient);
    if (error instanceof LoginRefused)
      this.logger.error({ alarm: 'mail_login_refused', eventId, template }, 'the mail server refuses our credentials');
    else if (ours)
      this.logger.error({ alarm: 'mail_refused', eventId, template }, 'the mail server refuses mail to our own inbox');
  }

  private async explain(given: NewDelivery): Promise<void> {
    const delivery = await this.deliveries.find(given);
    if (delivery?.state === 'sent' || delivery?.state === 'skipped') return;
    if (delivery?.state === 'failed') throw new PermanentFailure('The mail was refused before');
    throw new Error('Another worker is sending this mail at the moment');
  }
}

/** Tries again each second: a database that restarts is back in a moment. */
async function retry(tries: number, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (tries <= 1) throw error;
    await sleep(1_000);
    await retry(tries - 1, work);
  }
}
