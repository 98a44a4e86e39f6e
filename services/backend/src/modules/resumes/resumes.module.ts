import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { FindPreview } from './find-preview.use-case';
import { GuardResume } from './guard-resume';
import { ListResumeObjects } from './list-resume-objects.use-case';
import { OpenStored } from './open-stored';
import { PreviewsRepository } from './previews.repository';
import { ReadPreviewPage } from './read-preview-page.use-case';
import { ReadResume } from './read-resume.use-case';
import { ResumePreviewsAdminController } from './resume-previews.admin.controller';
import { ResumesAdminController } from './resumes.admin.controller';
import { ResumesRepository } from './resumes.repository';

/** What of resumes is open to HTTP. */
@Module({
  imports: [AuditModule],
  controllers: [ResumesAdminController, ResumePreviewsAdminController],
  providers: [
    ResumesRepository,
    PreviewsRepository,
    GuardResume,
    OpenStored,
    ReadResume,
    FindPreview,
    ReadPreviewPage,
    ListResumeObjects,
  ],
  exports: [ListResumeObjects, ReadResume],
})
export class ResumesModule {}
