import { Global, Module } from '@nestjs/common';
import { Mailer } from './mailer';
import { WatchMail } from './watch-mail';

/** Sending mails, which the worker alone does. */
@Global()
@Module({ providers: [Mailer, WatchMail], exports: [Mailer, WatchMail] })
export class MailModule {}
