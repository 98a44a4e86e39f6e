import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { FindPreview, RedrawPreview } from './preview/find-preview';
import { GuardResume } from './read/guard-resume';
import { EraseResumes } from './erase-resumes.use-case';
import { PreviewsRepository } from './preview/previews.repository';
import { ReadPreviewPage } from './preview/read-preview-page';
import { ReadResume } from './read/read-resume.use-case';
import { ReadStoredResume, StorageFaultsRepository } from './read-stored-resume';
import { ResumePreviewsAdminController } from './preview/resume-previews.admin.controller';
import { ResumesAdminController } from './read/resumes.admin.controller';
import { ResumesRepository } from './read/resumes.repository';

/** The API's part of resumes. */
@Module({
  imports: [AuditModule],
  controllers: [ResumesAdminController, ResumePreviewsAdminController],
  providers: [
    ResumesRepository,
    PreviewsRepository,
    GuardResume,
    StorageFaultsRepository,
    ReadStoredResume,
    RedrawPreview,
    ReadResume,
    FindPreview,
    ReadPreviewPage,
    EraseResumes,
  ],
  exports: [EraseResumes, ReadResume],
})
export class ResumesModule {}
