import { Injectable } from '@nestjs/common';
import { InjectLogger, type Logger } from '../log/log.module';
import { PartAlarm } from '../log/part-alarm';
import { Schedule } from '../schedule/schedule';
import { MailTokens } from './mail-tokens';
import { TokenRefused, TokenUnavailable } from './token-errors';

const EVERY_MS = 60_000;
const FIRST_AFTER_MS = 500;
/** Services are restarted, and the token at hand is good for a while. */
const ALARM_AFTER_MS = 5 * 60_000;

/** The worker renews the access token before it ends, and tells the operator when there is none to be had. */
@Injectable()
export class RenewMailTokens {
  private readonly alarm: PartAlarm;

  constructor(
    private readonly tokens: MailTokens,
    schedule: Schedule,
    @InjectLogger() private readonly logger: Logger,
  ) {
    const down = 'the token service gives no token for the mail server and the mailbox: mails and replies wait';
    const words = { name: 'mail_token_down', down, up: 'the token service gives tokens again' } as const;
    this.alarm = new PartAlarm(logger, { ...words, afterMs: ALARM_AFTER_MS });
    if (!tokens.isOn) return;
    schedule.every({ name: 'mail token', everyMs: EVERY_MS, firstAfterMs: FIRST_AFTER_MS, run: () => this.run() });
  }

  /** @throws an error of Postgres, which says nothing about the service */
  async run(): Promise<void> {
    try {
      await this.tokens.renewInTime();
      this.alarm.good();
    } catch (error) {
      if (!(error instanceof TokenUnavailable)) throw error;
      this.logger.warn({ err: error }, 'the token of the mail server could not be renewed');
      if (error instanceof TokenRefused) this.alarm.raise(error);
      else this.alarm.bad(error);
    }
  }
}
