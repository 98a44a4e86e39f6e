import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { ResumesModule } from '../resumes/resumes.module';
import { ChangeRetention } from './retain/change-retention.use-case';
import { DueRecordsRepository } from './retain/due-records.repository';
import { ErasePerson } from './erase/erase-person.use-case';
import { ErasuresAdminController } from './erase/erasures.admin.controller';
import { ExportPerson } from './export/export-person.use-case';
import { ReadRetention } from './retain/read-retention.use-case';
import { PersonExportsAdminController } from './export/person-exports.admin.controller';
import { PersonRecordsRepository } from './export/person-records.repository';
import { RemovalModule } from './erase/removal.module';
import { RetentionAdminController } from './retain/retention.admin.controller';
import { RetentionRepository } from './retain/retention.repository';

/** The HTTP routes of privacy. The policy that people agree to is in `FindPolicy`. */
@Module({
  imports: [AuditModule, RemovalModule, ResumesModule],
  controllers: [RetentionAdminController, ErasuresAdminController, PersonExportsAdminController],
  providers: [
    RetentionRepository,
    DueRecordsRepository,
    ChangeRetention,
    ReadRetention,
    ErasePerson,
    PersonRecordsRepository,
    ExportPerson,
  ],
})
export class PrivacyAdminModule {}
