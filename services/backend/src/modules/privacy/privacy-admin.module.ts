import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { ReceivedMailsModule } from '../received-mails/received-mails.module';
import { ResumesModule } from '../resumes/resumes.module';
import { ErasuresAdminController } from './certificates/erasures.admin.controller';
import { FindErasure } from './certificates/find-erasure.use-case';
import { ListErasures } from './certificates/list-erasures.use-case';
import { EraseAgain } from './erase/erase-again.use-case';
import { EraseAgainWithFiles } from './erase/erase-again-with-files.use-case';
import { EraseListed } from './erase/erase-listed';
import { ErasePerson } from './erase/erase-person.use-case';
import { ExportPerson } from './export/export-person.use-case';
import { PersonAdminController } from './person.admin.controller';
import { ChangeRetention } from './retain/change-retention.use-case';
import { FindRetention } from './retain/find-retention.use-case';
import { PreviewRetention } from './retain/preview-retention.use-case';
import { RetentionAdminController } from './retain/retention.admin.controller';

const erasing = [ErasePerson, EraseAgain, EraseAgainWithFiles, EraseListed];
const certifying = [ListErasures, FindErasure];
const retaining = [FindRetention, ChangeRetention, PreviewRetention];

/** The HTTP routes of privacy. The policy that people agree to is in `find-policy.use-case.ts`. */
@Module({
  imports: [AuditModule, ReceivedMailsModule, ResumesModule],
  controllers: [RetentionAdminController, PersonAdminController, ErasuresAdminController],
  providers: [...erasing, ...certifying, ExportPerson, ...retaining],
})
export class PrivacyAdminModule {}
