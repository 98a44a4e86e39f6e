import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { ImapFlow } from 'imapflow';
import { type Config, InjectConfig } from '../config/config.module';
import { Database } from '../database/database';
import { HealthParts } from '../health/health-server';
import { InjectLogger, type Logger } from '../log/log.module';
import { PartAlarm } from '../log/part-alarm';
import { MailTokens } from '../mail-tokens/mail-tokens';
import { TokenRefused } from '../mail-tokens/token-errors';
import { Schedule } from '../schedule/schedule';
import { within } from '../within';
import { leftovers, mailboxes } from './mailbox.repository';
import { openMailbox, mailboxName } from './open-mailbox';
import { ReadOneMail, type TakeMail } from './read-one-mail';

const POLL_MS = 60_000;
const FIRST_AFTER_MS = 1_000;
/** After a lost connection: a server that was started again is back by then. Else the poll tries. */
const CONNECT_AGAIN_MS = 3_000;
const ALARM_AFTER_MS = 120_000;
/** Of one command of a conversation. */
const ANSWER_MS = 60_000;
/** A login that is refused, repeated day and night, would have the account locked. */
const AFTER_REFUSED_LOGIN_MS = 10 * 60_000;
/** Servers refuse commands that are too long. */
const SEARCHED_AT_ONCE = 500;
/** The numbering of a mailbox is new: mails of before are looked at once more, for so long before the last look. */
const LOOK_BACK_MS = 2 * 86_400_000;

/**
 * Reads the mailbox that replies come back to: at once when the server tells of a mail (IDLE), else each minute. Each worker keeps a
 * connection, and one of them reads at a time. Mails are numbered by the server and looked at in this order, whether somebody has
 * read them or not: people read the mailbox as well. A mail is marked as read after all that it leads to is committed.
 */
@Injectable()
export class MailboxReader implements OnModuleDestroy {
  private readonly alarm: PartAlarm;
  private readonly name: string;
  private client: ImapFlow | undefined;
  private hasNews = false;
  private fault: Error | null = null;
  private quietUntil = -Infinity;
  private isStopped = false;

  constructor(
    private readonly database: Database,
    private readonly schedule: Schedule,
    private readonly readOne: ReadOneMail,
    @InjectConfig() private readonly config: Config,
    @InjectLogger() private readonly logger: Logger,
    private readonly parts: HealthParts,
    private readonly tokens: MailTokens,
  ) {
    this.name = config.IMAP_URL ? mailboxName(config.IMAP_URL) : '';
    const words = { down: 'the mailbox of replies cannot be read; they wait in it', up: 'the mailbox is read again' };
    this.alarm = new PartAlarm(logger, { name: 'mailbox_down', ...words, afterMs: ALARM_AFTER_MS });
  }

  /** Begins when the process does, where there is a mailbox. `take` does what a mail leads to. To be called by a constructor. */
  readFor(take: TakeMail): void {
    const { IMAP_URL: imapUrl } = this.config;
    if (!imapUrl) return;
    this.parts.add('mailbox', async () => {
      if (this.fault) throw this.fault;
    });
    const run = () => this.round(imapUrl, take);
    this.schedule.every({ name: 'mailbox', everyMs: POLL_MS, firstAfterMs: FIRST_AFTER_MS, run });
  }

  onModuleDestroy(): void {
    this.isStopped = true;
    this.client?.close();
  }

  private async round(imapUrl: string, take: TakeMail): Promise<void> {
    if (performance.now() < this.quietUntil) return;
    try {
      const client = await this.connect(imapUrl);
      do {
        this.hasNews = false;
        await this.readNew(client, take);
      } while (this.hasNews && !this.isStopped);
      await this.forgetSeen(client);
      await mailboxes.wasRead(this.database, this.name);
      this.fault = null;
      this.alarm.good();
    } catch (error) {
      this.client?.close();
      this.client = undefined;
      if (this.isStopped) return;
      this.noteFault(error as Error & { authenticationFailed?: boolean });
    }
  }

  private noteFault(error: Error & { authenticationFailed?: boolean }): void {
    this.fault = error;
    this.logger.warn({ err: error }, 'the mailbox could not be read; the next round tries again');
    if (error.authenticationFailed) this.quietUntil = performance.now() + AFTER_REFUSED_LOGIN_MS;
    else if (!(error instanceof TokenRefused)) return this.alarm.bad(error);
    this.alarm.raise(error);
  }

  private async connect(imapUrl: string): Promise<ImapFlow> {
    if (this.client?.usable) return this.client;
    const client = await openMailbox(imapUrl, this.tokens);
    client.on('exists', () => {
      this.hasNews = true;
      this.schedule.hurry('mailbox');
    });
    client.on('close', () => setTimeout(() => this.schedule.hurry('mailbox'), CONNECT_AGAIN_MS).unref());
    if (this.isStopped) client.close();
    this.client = client;
    await this.findPlace(client);
    return client;
  }

  /** A mailbox is read from the first look at it on. Where its server has begun to count anew, numbers of before mean nothing. */
  private async findPlace(client: ImapFlow): Promise<void> {
    const { mailbox } = client;
    if (!mailbox) throw new Error('The folder of the mailbox is not open');
    const uidValidity = String(mailbox.uidValidity);
    const place = await mailboxes.find(this.database, this.name);
    if (place?.uidValidity === uidValidity) return;
    let lastUid = mailbox.uidNext - 1;
    if (place) {
      const since = new Date(place.readAt.getTime() - LOOK_BACK_MS);
      const again = (await within(ANSWER_MS, client.search({ since }, { uid: true }))) || [];
      lastUid = again.reduce((least, uid) => Math.min(least, uid - 1), lastUid);
      await mailboxes.forgetTrials(this.database, this.name, uidValidity);
      await leftovers.forgetCompared(this.database, this.name, uidValidity, since);
      this.logger.warn(
        { mails: again.length },
        'the mailbox counts its mails anew; those of the last days are compared',
      );
    }
    await mailboxes.begin(this.database, this.name, uidValidity, lastUid);
  }

  /** Of the mails that belong to nothing those stay counted that nobody has opened in the mailbox. */
  private async forgetSeen(client: ImapFlow): Promise<void> {
    if (!client.mailbox) return;
    const uidValidity = String(client.mailbox.uidValidity);
    const left = (await leftovers.list(this.database, this.name, uidValidity)).map(({ uid }) => uid);
    const unseen: number[] = [];
    for (let at = 0; at < left.length; at += SEARCHED_AT_ONCE) {
      const uid = left.slice(at, at + SEARCHED_AT_ONCE).join(',');
      const found = await within(ANSWER_MS, client.search({ uid, seen: false }, { uid: true }));
      if (!found) return;
      unseen.push(...found);
    }
    await leftovers.keepOnly(this.database, this.name, uidValidity, unseen);
  }

  private async readNew(client: ImapFlow, take: TakeMail): Promise<void> {
    const place = await mailboxes.find(this.database, this.name);
    if (!place) throw new Error('The place in the mailbox is gone');
    const { uidValidity, lastUid } = place;
    const trials = await mailboxes.listTrials(this.database, this.name, uidValidity);
    // A range that begins behind the last mail still has the last one.
    const found = (await within(ANSWER_MS, client.search({ uid: `${lastUid + 1}:*` }, { uid: true }))) || [];
    const fresh = found.filter((uid) => uid > lastUid).toSorted((a, b) => a - b);
    const again = trials.map(({ uid }) => uid).filter((uid) => uid <= lastUid);
    for (const uid of [...again, ...fresh]) {
      if (this.isStopped) return;
      await this.readOne.run(client, { mailbox: this.name, uidValidity, uid }, take);
      await mailboxes.move(this.database, this.name, uidValidity, uid);
    }
  }
}
