import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { FindPreview } from './find-preview.use-case';
import { GuardResume } from './guard-resume';
import { ListResumeObjects } from './list-resume-objects.use-case';
import { PreviewsRepository } from './previews.repository';
import { ReadPreviewPage } from './read-preview-page.use-case';
import { ReadResume } from './read-resume.use-case';
import { ReadStoredPage } from './read-stored-page';
import { ReadStoredResume } from './read-stored-resume';
import { ResumePreviewsAdminController } from './resume-previews.admin.controller';
import { ResumesAdminController } from './resumes.admin.controller';
import { RedrawPreview } from './redraw-preview';
import { ResumesRepository } from './resumes.repository';
import { StorageFaultsRepository } from './storage-faults.repository';

/** What of resumes is open to HTTP. */
@Module({
  imports: [AuditModule],
  controllers: [ResumesAdminController, ResumePreviewsAdminController],
  providers: [
    ResumesRepository,
    PreviewsRepository,
    GuardResume,
    StorageFaultsRepository,
    ReadStoredResume,
    ReadStoredPage,
    RedrawPreview,
    ReadResume,
    FindPreview,
    ReadPreviewPage,
    ListResumeObjects,
  ],
  exports: [ListResumeObjects, ReadResume],
})
export class ResumesModule {}
