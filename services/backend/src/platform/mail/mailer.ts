import { Injectable } from '@nestjs/common';
import MailComposer from 'nodemailer/lib/mail-composer';
import { InjectConfig } from '../config/config.module';
import type { Config } from '../config/config.schema';
import { automaticHeaders } from './automatic-headers';
import { classifyMailFailure } from './classify-mail-failure';
import { handOver, type HandOverWatch, type MailServer, type Message } from './hand-over';
import type { Mail } from './mail';
import { mailServerOf } from './mail-server-of';
import { type MailTimeouts, rfcMailTimeouts } from './mail-timeouts';
import { parseMailbox } from './parse-mailbox';

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
