import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { ResumesModule } from '../resumes/resumes.module';
import { EraseAgain } from './erase/erase-again.use-case';
import { ErasePerson } from './erase/erase-person.use-case';
import { ExportPerson } from './export/export-person.use-case';
import { PersonAdminController } from './person.admin.controller';
import { KeepRetention } from './retain/keep-retention.use-case';
import { RetentionAdminController } from './retain/retention.admin.controller';

/** The HTTP routes of privacy. The policy that people agree to is in `find-policy.use-case.ts`. */
@Module({
  imports: [AuditModule, ResumesModule],
  controllers: [RetentionAdminController, PersonAdminController],
  providers: [KeepRetention, ErasePerson, EraseAgain, ExportPerson],
})
export class PrivacyAdminModule {}
