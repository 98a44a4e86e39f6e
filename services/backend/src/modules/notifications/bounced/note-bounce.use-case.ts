import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import type { Sql } from '../../../platform/database/database';
import { raiseAlarm } from '../../../platform/log/alarm';
import { InjectLogger, type Logger } from '../../../platform/log/log.module';
import { changeMails } from '../send/change-mails';
import { type OurMail, ourMails } from './bounced-mails.repository';

export type { OurMail };

/** Which of these Message-IDs are of our mails. */
export const findOurMails = (sql: Sql, messageIds: readonly string[]): Promise<OurMail[]> =>
  ourMails.find(sql, messageIds);

/**
 * A mail came back: its delivery has failed, and what it was the answer to is not answered. Nobody but its recipient and the servers
 * on the way knows its Message-ID.
 */
@Injectable()
export class NoteBounce {
  constructor(
    @InjectConfig() private readonly config: Config,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  async run(tx: Sql, mail: OurMail, reason: string): Promise<void> {
    const answer = `The mail came back: ${reason}`;
    const failed = await changeMails(tx, [mail], () => ourMails.fail(tx, mail.id, answer));
    const isOurs = [this.config.HR_MAIL_TO, this.config.ENQUIRIES_MAIL_TO].includes(mail.recipient);
    const about = { eventId: mail.eventId, template: mail.template };
    if (failed && isOurs)
      raiseAlarm(this.logger, 'mail_refused', 'the mail server refuses mail to our own inbox', about);
  }
}
