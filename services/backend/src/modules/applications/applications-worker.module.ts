import { Module } from '@nestjs/common';
import { ResumesWorkerModule } from '../resumes/resumes-worker.module';
import { DescribeApplication } from './describe-application.use-case';
import { FileResume } from './file-resume.handler';
import { ResumeFilingRepository } from './resume-filing.repository';

/** What of applications runs in the background. */
@Module({
  imports: [ResumesWorkerModule],
  providers: [ResumeFilingRepository, FileResume, DescribeApplication],
  exports: [DescribeApplication],
})
export class ApplicationsWorkerModule {}
