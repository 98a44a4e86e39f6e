import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database, type Sql } from '../../../platform/database/database';
import { endAlarm } from '../../../platform/log/alarm';
import { InjectLogger, type Logger } from '../../../platform/log/log.module';
import { MailFailure, MailRefused } from '../../../platform/mail/mail.errors';
import { WatchMail } from '../../../platform/mail/watch-mail';
import { Outbox } from '../../../platform/outbox/outbox';
import { NotNow } from '../../../platform/queue/job';
import { SERVER_SCOPE } from '../notifications.facts';
import { type Ended, pauses, REFUSALS_IN_A_ROW } from './mail-pauses.repository';

/** How often a job that waits asks again, so that mails go on soon after the end of a pause. */
const ASK_AGAIN_MS = 60_000;
/**
 * Stops sending while it is of no use: after three mails in a row that the server refuses for good before a recipient is named, or
 * that an inbox of ours refuses. Mails wait as pending then; one at a time is tried, and the first that passes ends the pause. All
 * workers share it by Postgres. What the server says of anybody else's mailbox counts for nothing.
 */
@Injectable()
export class MailPauses implements OnApplicationBootstrap {
  private readonly inboxes: readonly string[];

  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly watch: WatchMail,
    @InjectConfig() { HR_MAIL_TO, ENQUIRIES_MAIL_TO }: Config,
    @InjectLogger() private readonly logger: Logger,
  ) {
    this.inboxes = [HR_MAIL_TO, ENQUIRIES_MAIL_TO];
    watch.alsoAsk(async () => {
      // Without the database nobody knows; that is another part's alarm.
      const [paused] = await pauses.find(this.database, [SERVER_SCOPE]).catch(() => []);
      if (paused) throw new Error(`Sending pauses: ${paused.reason}`);
    });
  }

  /** A start can be with settings that mend it: it is tried at once, and former inboxes are forgotten. */
  async onApplicationBootstrap(): Promise<void> {
    try {
      await this.database.transaction(async (tx) => {
        await this.revive(tx, await pauses.endOthers(tx, [SERVER_SCOPE, ...this.inboxes]));
        await pauses.hurry(tx);
      });
    } catch (err) {
      this.logger.warn({ err }, 'pauses of sending could not be shortened; they end by themselves');
    }
  }

  isOurs(recipient: string): boolean {
    return this.inboxes.includes(recipient);
  }

  /** Why a mail may not be tried now; nothing when it may, which during a pause is one at a time. */
  async hold(recipient: string): Promise<NotNow | undefined> {
    const scopes = this.scopesOf(recipient);
    const paused = await pauses.find(this.database, scopes);
    if (paused.length === 0) return undefined;
    const mayTry = paused.every((pause) => pause.isDue);
    if (mayTry && (await pauses.takeTry(this.database, scopes)).length === paused.length) return undefined;
    return new NotNow(`Sending pauses: ${paused[0]?.reason}`, ASK_AGAIN_MS);
  }

  /**
   * Counts a refusal. Resolves with how many there were in a row, 0 for one that does not count, and whether sending pauses, so that
   * the mail has to wait instead of failing.
   */
  async refused(recipient: string, delivery: string, error: MailRefused): Promise<{ inARow: number; pauses: boolean }> {
    const isOfInbox = error.about === 'recipient' && this.isOurs(recipient);
    if (error.about !== 'server' && !isOfInbox) return { inARow: 0, pauses: false };
    const { refusals } = await pauses.refuse(
      this.database,
      isOfInbox ? recipient : SERVER_SCOPE,
      delivery,
      error.message,
    );
    if (refusals === REFUSALS_IN_A_ROW) this.tell(isOfInbox, error);
    return { inARow: refusals, pauses: refusals >= REFUSALS_IN_A_ROW };
  }

  /** Ends what this try has shown to be over; those that failed before the pause go out, too. `null` = the mail was taken. */
  async passed(recipient: string, error: MailFailure | null): Promise<void> {
    if (error && !error.showsThatServerWorks) return;
    const isInboxFine = error?.about !== 'recipient';
    const scopes = isInboxFine ? this.scopesOf(recipient) : [SERVER_SCOPE];
    if (!(await pauses.isCounting(this.database, scopes))) return;
    await this.database.transaction(async (tx) => this.revive(tx, await pauses.end(tx, scopes)));
  }

  private scopesOf(recipient: string): string[] {
    return this.isOurs(recipient) ? [SERVER_SCOPE, recipient] : [SERVER_SCOPE];
  }

  private tell(isOfInbox: boolean, error: MailRefused): void {
    // Its alarm came with the first refusal.
    if (isOfInbox) this.logger.warn({ err: error }, 'sending to our own inbox pauses');
    else this.watch.raise(new Error(`Sending pauses: ${error.message}`));
  }

  private async revive(tx: Sql, ended: readonly Ended[]): Promise<void> {
    for (const { scope, refused, wasPaused } of ended) {
      if (scope !== SERVER_SCOPE) endAlarm(this.logger, 'mail_refused', 'sending to our own inbox goes on');
      if (!wasPaused) continue;
      for (const id of refused) {
        const mail = await pauses.revive(tx, id);
        if (mail) await this.outbox.repeatJob(tx, mail.eventId, mail.job);
      }
    }
  }
}
