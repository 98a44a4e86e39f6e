import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MultipartModule } from '../../platform/multipart/multipart.module';
import { AuditModule } from '../audit/audit.module';
import { ExportsModule } from '../exports/exports.module';
import { FormSettingsModule } from '../form-settings/form-settings.module';
import { JobPostsModule } from '../job-posts/job-posts.module';
import { PrivacyModule } from '../privacy/privacy.module';
import { SpamModule } from '../spam/spam.module';
import {
  applicationsAdminControllers,
  applicationsAdminEntities,
  applicationsAdminProviders,
} from './applications.admin';
import { ApplicationsController } from './applications.controller';
import { ApplicationsRepository } from './applications.repository';
import { CheckChoices } from './check-choices';
import { SubmitApplication } from './submit-application.use-case';

/** What of applications is open to HTTP. */
@Module({
  imports: [
    AuditModule,
    ExportsModule,
    FormSettingsModule,
    JobPostsModule,
    MultipartModule,
    PrivacyModule,
    SpamModule,
    TypeOrmModule.forFeature(applicationsAdminEntities),
  ],
  controllers: [ApplicationsController, ...applicationsAdminControllers],
  providers: [ApplicationsRepository, CheckChoices, SubmitApplication, ...applicationsAdminProviders],
})
export class ApplicationsModule {}
