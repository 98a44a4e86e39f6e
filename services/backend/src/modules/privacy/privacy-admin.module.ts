import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { ResumesModule } from '../resumes/resumes.module';
import { ChangeRetention } from './change-retention.use-case';
import { DueRecordsRepository } from './due-records.repository';
import { ErasePerson } from './erase-person.use-case';
import { ErasuresAdminController } from './erasures.admin.controller';
import { ExportPerson } from './export-person.use-case';
import { FindRetention } from './find-retention.use-case';
import { PersonExportsAdminController } from './person-exports.admin.controller';
import { PersonRecordsRepository } from './person-records.repository';
import { PreviewRetention } from './preview-retention.use-case';
import { RemovalModule } from './removal.module';
import { RetentionAdminController } from './retention.admin.controller';
import { RetentionRepository } from './retention.repository';

/** What of privacy is open to HTTP; what people have agreed to is in `PrivacyModule`. */
@Module({
  imports: [AuditModule, RemovalModule, ResumesModule],
  controllers: [RetentionAdminController, ErasuresAdminController, PersonExportsAdminController],
  providers: [
    RetentionRepository,
    DueRecordsRepository,
    FindRetention,
    ChangeRetention,
    PreviewRetention,
    ErasePerson,
    PersonRecordsRepository,
    ExportPerson,
  ],
})
export class PrivacyAdminModule {}
