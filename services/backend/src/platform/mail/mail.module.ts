import { Global, Module } from '@nestjs/common';
import { MailTokens } from '../mail-tokens/mail-tokens';
import { RenewMailTokens } from '../mail-tokens/renew-mail-tokens';
import { Mailer } from './mailer';
import { WatchMail } from './watch-mail';

/** Sending mails, which the worker alone does. */
@Global()
@Module({ providers: [Mailer, MailTokens, RenewMailTokens, WatchMail], exports: [Mailer, MailTokens, WatchMail] })
export class MailModule {}
