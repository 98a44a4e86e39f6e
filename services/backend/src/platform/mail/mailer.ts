import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { InjectConfig } from '../config/config.module';
import type { Config } from '../config/config.schema';
import { automaticHeaders } from './automatic-headers';
import { classifyMailFailure } from './classify-mail-failure';
import type { Mail } from './mail';
import { parseMailbox } from './parse-mailbox';

/** Hands mails to the SMTP server of MAIL_URL. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private transport: Transporter | undefined;

  constructor(@InjectConfig() private readonly config: Config) {}

  /** Returns the server's answer. @throws MailRefused or MailDelayed. */
  async send({ automatic, ...mail }: Mail): Promise<string> {
    try {
      const [from, to] = [parseMailbox(this.config.MAIL_FROM), parseMailbox(mail.to)];
      const sent = await this.open().sendMail({
        ...mail,
        from,
        to,
        // Said apart from the headers: whatever those may be read as, the mail goes to one mailbox.
        envelope: { from: from.address, to: [to.address] },
        headers: automaticHeaders(automatic),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      return String(sent.response);
    } catch (error) {
      throw classifyMailFailure(error);
    }
  }

  onApplicationShutdown(): void {
    this.transport?.close();
  }

  private open(): Transporter {
    this.transport ??= createTransport({
      url: this.config.MAIL_URL,
      tls: { rejectUnauthorized: true },
      pool: true,
      maxConnections: this.config.MAIL_CONNECTIONS,
      connectionTimeout: 5_000,
      greetingTimeout: 5_000,
      socketTimeout: 15_000,
    });
    return this.transport;
  }
}
