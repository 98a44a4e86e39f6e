import { Module } from '@nestjs/common';
import { MultipartModule } from '../../platform/multipart/uploads';
import { PagesModule } from '../../platform/pages/shells';
import { AuditModule } from '../audit/audit.module';
import { AnotherFileController } from './another/another-file.controller';
import { AsksAdminController } from './another/asks.admin.controller';
import { ReplaceResume } from './another/replace-resume';
import { EraseResumes } from './erase-resumes.use-case';
import { ReadPreview } from './read/read-preview';
import { ReadResume } from './read/read-resume.use-case';
import { ReadStoredResume } from './read-stored-resume';
import { ResumesAdminController } from './read/resumes.admin.controller';

/** The API's part of resumes. */
@Module({
  imports: [AuditModule, MultipartModule, PagesModule],
  controllers: [AnotherFileController, AsksAdminController, ResumesAdminController],
  providers: [ReadStoredResume, ReadResume, ReadPreview, ReplaceResume, EraseResumes],
  exports: [EraseResumes, ReadResume],
})
export class ResumesModule {}
