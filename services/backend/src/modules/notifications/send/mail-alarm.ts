import { Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { InjectConfig } from '../../../platform/config/config.module';
import type { Config } from '../../../platform/config/config.schema';
import { InjectLogger } from '../../../platform/log/log.module';
import { LoginRefused, type MailRefused } from '../../../platform/mail/mail.errors';
import type { Delivery, NewDelivery } from '../deliveries.repository';

/** Limits the alarm to one line for all mails, because each of them fails once a minute then. */
const TLS_ALARM_EVERY_MS = 60_000;

/** Log lines that raise an alarm. A visitor's address that does not exist raises none. */
@Injectable()
export class MailAlarm {
  private lastOfTls = -Infinity;

  constructor(
    @InjectConfig() private readonly config: Config,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  ofRefused({ eventId, template, recipient }: NewDelivery, error: MailRefused): void {
    const ours = [this.config.HR_MAIL_TO, this.config.ENQUIRIES_MAIL_TO].includes(recipient);
    if (error instanceof LoginRefused)
      this.logger.error({ alarm: 'mail_login_refused', eventId, template }, 'the mail server refuses our credentials');
    else if (ours)
      this.logger.error({ alarm: 'mail_refused', eventId, template }, 'the mail server refuses mail to our own inbox');
  }

  /** At most once a minute. */
  ofTls({ eventId, template }: NewDelivery): void {
    const now = performance.now();
    if (now - this.lastOfTls < TLS_ALARM_EVERY_MS) return;
    this.lastOfTls = now;
    this.logger.error({ alarm: 'mail_tls_failed', eventId, template }, 'no encrypted connection to the mail server');
  }

  /** For a mail that waits for a person's decision: one that is sent again by itself may still end well. */
  ofUnsure({ eventId, template }: NewDelivery, delivery: Delivery): void {
    this.logger.error(
      { alarm: 'mail_unsure', eventId, template, deliveryId: delivery.id },
      'nobody knows whether a mail has arrived, and a person has to decide',
    );
  }
}
