import { Global, Injectable, Module } from '@nestjs/common';
import MailComposer from 'nodemailer/lib/mail-composer';
import { InjectConfig } from '../config/config.module';
import type { Config } from '../config/config.schema';
import { classifyMailFailure } from './classify-mail-failure';
import {
  handOver,
  type HandOverWatch,
  type MailServer,
  type MailTimeouts,
  type Message,
  rfcMailTimeouts,
} from './hand-over';
import { mailServerOf } from './mail-server-of';
import { parseMailbox } from './parse-mailbox';

/** One mail to one mailbox. `to` comes from configuration or from our own records, never from a request's text. */
export interface Mail {
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  html: string;
  text: string;
  /** Fixed for a delivery, so that a repeated one can be recognised by whoever receives it. */
  messageId: string;
  /** RFC 3834: made by a program of itself, or as an answer to somebody. Absent when a person has asked for just this mail. */
  automatic?: 'generated' | 'replied';
}

/** What keeps programs that answer mails (out of office, receipts) from answering ours: RFC 3834, and Exchange's own header. */
function automaticHeaders(automatic: Mail['automatic']): Record<string, string> {
  if (!automatic) return {};
  return { 'Auto-Submitted': `auto-${automatic}`, 'X-Auto-Response-Suppress': 'All' };
}

/** Hands mails to the SMTP server of MAIL_URL. */
@Injectable()
export class Mailer {
  readonly timeouts: MailTimeouts;
  private readonly server: MailServer;

  constructor(@InjectConfig() private readonly config: Config) {
    this.server = mailServerOf(config.MAIL_URL);
    this.timeouts = { ...rfcMailTimeouts, finalReply: config.MAIL_FINAL_REPLY_SECONDS * 1_000 };
  }

  /** Returns the server's answer. It can take as long as `timeouts` together. @throws MailRefused, MailDelayed or MailUnsure. */
  async send(mail: Mail, watch?: HandOverWatch): Promise<string> {
    return handOver(this.server, await this.compose(mail), this.timeouts, watch);
  }

  /** @throws MailRefused for what is not one mailbox */
  private async compose({ automatic, ...mail }: Mail): Promise<Message> {
    try {
      const [from, to] = [parseMailbox(this.config.MAIL_FROM), parseMailbox(mail.to)];
      const limits = { disableFileAccess: true, disableUrlAccess: true };
      const composer = new MailComposer({ ...mail, from, to, headers: automaticHeaders(automatic), ...limits });
      // Said apart from the headers: whatever those may be read as, the mail goes to one mailbox.
      return { envelope: { from: from.address, to: [to.address] }, bytes: await composer.compile().build() };
    } catch (error) {
      throw classifyMailFailure(error);
    }
  }
}

@Global()
@Module({ providers: [Mailer], exports: [Mailer] })
export class MailModule {}
