import { Injectable } from '@nestjs/common';
import type { ImapFlow } from 'imapflow';
import { Database } from '../database/database';
import { isConflict, isDatabaseUnavailable } from '../database/database-errors';
import { raiseAlarm } from '../log/alarm';
import { InjectLogger, type Logger } from '../log/log.module';
import { within } from '../within';
import { leftovers, mailboxes } from './mailbox.repository';
import { readMailApart } from './read/read-mail-apart';
import { mailLimits, type ReadMail } from './read/read-mail.facts';

/** Where a mail lies: together unique. */
interface MailKey {
  mailbox: string;
  uidValidity: string;
  uid: number;
}

export type ArrivedMail = ReadMail & { key: MailKey; arrivedAt: Date };

/** Left: somebody has written it, or a mail has come back, and it belongs to nothing here. Ignored: nobody has to look for it, such as a copy of one of ours. */
export type MailOutcome = 'taken' | 'left' | 'ignored';

/** Does what a mail leads to, once for each mail, however often it is called. */
export type TakeMail = (mail: ArrivedMail) => Promise<MailOutcome>;

const MOST_TRIES = 3;
/** A mail of 30 MB by a slow line. */
const FETCH_MS = 5 * 60_000;
const ANSWER_MS = 60_000;

/** Reads one mail of a mailbox. One that cannot be read three times in a row is set aside, so that those behind it are read. */
@Injectable()
export class ReadOneMail {
  constructor(
    private readonly database: Database,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /** @throws when the fault is not the mail's: it is to be tried again, and so are those behind it */
  async run(client: ImapFlow, key: MailKey, take: TakeMail): Promise<void> {
    const place = [key.mailbox, key.uidValidity, key.uid] as const;
    const { tries } = await mailboxes.tryMail(this.database, ...place);
    // The process has ended during each of them.
    if (tries > MOST_TRIES) return this.setAside(key, new Error('The mail ended the process that read it'));
    try {
      const mail = await this.fetch(client, key);
      const outcome = mail ? await take(mail) : 'ignored';
      if (outcome === 'taken') await this.markAsRead(client, key);
      if (outcome === 'left') await leftovers.note(this.database, ...place);
      await mailboxes.endTrial(this.database, ...place);
    } catch (error) {
      if (!client.usable || isElsewhere(error)) {
        await mailboxes.untry(this.database, ...place).catch(() => undefined);
        throw error;
      }
      await mailboxes.noteFault(this.database, ...place, String(error));
      this.logger.warn({ err: error, uid: key.uid, tries }, 'a mail of the mailbox could not be read');
      if (tries >= MOST_TRIES) await this.setAside(key, error as Error);
    }
  }

  /** Undefined for a mail that is gone. */
  private async fetch(client: ImapFlow, key: MailKey): Promise<ArrivedMail | undefined> {
    const uid = String(key.uid);
    const known = await within(ANSWER_MS, client.fetchOne(uid, { size: true, internalDate: true }, { uid: true }));
    if (!known) return undefined;
    const isWhole = (known.size ?? 0) <= mailLimits.bytes;
    const source = isWhole ? true : { start: 0, maxLength: mailLimits.beginning };
    const fetched = await within(FETCH_MS, client.fetchOne(uid, { source }, { uid: true }));
    if (!fetched || !fetched.source) return undefined;
    const arrivedAt = known.internalDate ? new Date(known.internalDate) : new Date();
    return { ...(await readMailApart(fetched.source, isWhole)), key, arrivedAt };
  }

  /** For people who look into the mailbox: nothing depends on it. */
  private async markAsRead(client: ImapFlow, { uid }: MailKey): Promise<void> {
    try {
      await within(ANSWER_MS, client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true }));
    } catch (err) {
      this.logger.warn({ err, uid }, 'a mail could not be marked as read');
    }
  }

  private async setAside({ mailbox, uidValidity, uid }: MailKey, err: Error): Promise<void> {
    await mailboxes.setAside(this.database, mailbox, uidValidity, uid);
    const text = 'a mail in the mailbox of replies cannot be read: it has to be looked at there';
    raiseAlarm(this.logger, 'mailbox_mail_unread', text, { uid, err });
  }
}

/** Whether a part that we lean on is out of order, so that every mail would fail. */
const isElsewhere = (error: unknown) => isDatabaseUnavailable(error) || isConflict(error);
