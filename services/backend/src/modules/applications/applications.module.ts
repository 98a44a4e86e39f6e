import { Module } from '@nestjs/common';
import { MultipartModule } from '../../platform/multipart/uploads';
import { AuditModule } from '../audit/audit.module';
import { SendExport } from '../exports/send-export.use-case';
import { FormSettingsModule } from '../form-settings/form-settings.module';
import { SubmissionsModule } from '../submissions/take-in.use-case';
import { ApplicationsController } from './apply/applications.controller';
import { SubmitApplication } from './apply/submit-application.use-case';
import { EditApplicationAdminController } from './edit/edit-application.admin.controller';
import { EditApplication } from './edit/edit-application.use-case';
import { ExportApplicationsAdminController } from './export/export-applications.admin.controller';
import { ExportApplications } from './export/export-applications.use-case';
import { ApplicationsAdminController } from './list/applications.admin.controller';
import { FindApplications } from './list/find-applications.use-case';

/** The HTTP routes of applications: the public form and the admin areas. */
@Module({
  imports: [AuditModule, FormSettingsModule, MultipartModule, SubmissionsModule],
  controllers: [
    ApplicationsController,
    ApplicationsAdminController,
    ExportApplicationsAdminController,
    EditApplicationAdminController,
  ],
  providers: [SendExport, SubmitApplication, FindApplications, ExportApplications, EditApplication],
})
export class ApplicationsModule {}
