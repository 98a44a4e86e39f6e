import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { FindPreview } from './preview/find-preview';
import { GuardResume } from './read/guard-resume';
import { EraseResumes } from './erase-resumes.use-case';
import { ReadPreviewPage } from './preview/read-preview-page';
import { ReadResume } from './read/read-resume.use-case';
import { ReadStoredResume } from './read-stored-resume';
import { ResumePreviewsAdminController } from './preview/resume-previews.admin.controller';
import { ResumesAdminController } from './read/resumes.admin.controller';

/** The API's part of resumes. */
@Module({
  imports: [AuditModule],
  controllers: [ResumesAdminController, ResumePreviewsAdminController],
  providers: [GuardResume, ReadStoredResume, ReadResume, FindPreview, ReadPreviewPage, EraseResumes],
  exports: [EraseResumes, ReadResume],
})
export class ResumesModule {}
