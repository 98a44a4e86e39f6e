import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { ResumesModule } from '../resumes/resumes.module';
import { ErasePerson } from './erase/erase-person.use-case';
import { ErasuresAdminController } from './erase/erasures.admin.controller';
import { ExportPerson } from './export/export-person.use-case';
import { KeepRetention } from './retain/keep-retention.use-case';
import { PersonExportsAdminController } from './export/person-exports.admin.controller';
import { RemovalModule } from './erase/removal.module';
import { RetentionAdminController } from './retain/retention.admin.controller';

/** The HTTP routes of privacy. The policy that people agree to is in `find-policy.use-case.ts`. */
@Module({
  imports: [AuditModule, RemovalModule, ResumesModule],
  controllers: [RetentionAdminController, ErasuresAdminController, PersonExportsAdminController],
  providers: [KeepRetention, ErasePerson, ExportPerson],
})
export class PrivacyAdminModule {}
