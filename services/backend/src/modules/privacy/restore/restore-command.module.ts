import { Module } from '@nestjs/common';
import { Outbox } from '../../../platform/outbox/outbox';
import { StorageModule } from '../../../platform/storage/storage.module';
import { AuditModule } from '../../audit/audit.module';
import { HoldMails } from '../../notifications/restored/hold-mails.use-case';
import { ReleaseMails } from '../../notifications/restored/release-mails.use-case';
import { CompareFiles } from '../../resumes/compare-files.use-case';
import { storedObjects } from '../../resumes/resumes.facts';
import { SignEverybodyOut } from '../../staff/restored/sign-everybody-out.use-case';
import { EraseAgainWithFiles } from '../erase/erase-again-with-files.use-case';
import { EraseListed } from '../erase/erase-listed';
import { AfterRestore } from './after-restore.use-case';

/** The modules of `make after-restore`. */
@Module({
  imports: [StorageModule.forRoot(storedObjects), AuditModule],
  providers: [
    AfterRestore,
    CompareFiles,
    EraseAgainWithFiles,
    EraseListed,
    HoldMails,
    Outbox,
    ReleaseMails,
    SignEverybodyOut,
  ],
})
export class RestoreCommandModule {}
