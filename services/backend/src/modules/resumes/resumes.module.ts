import { Module } from '@nestjs/common';
import { MultipartModule } from '../../platform/multipart/uploads';
import { PagesModule } from '../../platform/pages/shells';
import { Scanner } from '../../platform/scan/scanner';
import { OpenedModule } from '../applications/opened/opened.module';
import { AuditModule } from '../audit/audit.module';
import { ReceivedMailsModule } from '../received-mails/received-mails.module';
import { AnotherFileController } from './another/another-file.controller';
import { AsksAdminController } from './another/asks.admin.controller';
import { FindAskByLink } from './another/find-ask-by-link.use-case';
import { ListResumeAsks } from './another/list-resume-asks.use-case';
import { ReplaceResume } from './another/replace-resume.use-case';
import { PresentBytes } from './damaged/present-bytes';
import { ReadDamagedResume } from './damaged/read-damaged-resume.use-case';
import { DescribeResume } from './read/describe-resume.use-case';
import { ReadPage } from './read/read-page.use-case';
import { ReadPreview } from './read/read-preview.use-case';
import { ReadResume } from './read/read-resume.use-case';
import { RedrawPages } from './read/redraw-pages';
import { ResumeAccess } from './read/resume-access';
import { ReadStoredResume } from './read-stored-resume';
import { ReceivedResumeAdminController } from './received/received-resume.admin.controller';
import { UseReceivedFile } from './received/use-received-file.use-case';
import { ResumesAdminController } from './read/resumes.admin.controller';

const reading = [DescribeResume, ReadResume, ReadPreview, ReadPage, ReadStoredResume, RedrawPages, ResumeAccess];

/** The API's part of resumes. */
@Module({
  imports: [AuditModule, MultipartModule, OpenedModule, PagesModule, ReceivedMailsModule],
  controllers: [AnotherFileController, AsksAdminController, ReceivedResumeAdminController, ResumesAdminController],
  providers: [
    ...reading,
    PresentBytes,
    ReadDamagedResume,
    Scanner,
    FindAskByLink,
    ListResumeAsks,
    ReplaceResume,
    UseReceivedFile,
  ],
  exports: [ListResumeAsks, ReadPage, ReadPreview, ReadResume],
})
export class ResumesModule {}
