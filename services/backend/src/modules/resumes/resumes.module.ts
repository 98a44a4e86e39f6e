import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { EraseResumes } from './erase-resumes.use-case';
import { ReadPreview } from './read/read-preview';
import { ReadResume } from './read/read-resume.use-case';
import { ReadStoredResume } from './read-stored-resume';
import { ResumesAdminController } from './read/resumes.admin.controller';

/** The API's part of resumes. */
@Module({
  imports: [AuditModule],
  controllers: [ResumesAdminController],
  providers: [ReadStoredResume, ReadResume, ReadPreview, EraseResumes],
  exports: [EraseResumes, ReadResume],
})
export class ResumesModule {}
