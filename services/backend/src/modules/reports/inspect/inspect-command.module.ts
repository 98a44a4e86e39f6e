import { Module } from '@nestjs/common';
import { Mailer } from '../../../platform/mail/mailer';
import { MailTokens } from '../../../platform/mail-tokens/mail-tokens';
import { Scanner } from '../../../platform/scan/scanner';
import { StorageModule } from '../../../platform/storage/storage.module';
import { storedObjects } from '../../resumes/resumes.facts';
import { InspectSystem } from './inspect-system.use-case';

/** What the entrypoint `inspect` uses. */
@Module({ imports: [StorageModule.forRoot(storedObjects)], providers: [InspectSystem, Mailer, MailTokens, Scanner] })
export class InspectCommandModule {}
