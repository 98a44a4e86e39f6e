import { Injectable } from '@nestjs/common';
import { HandlesJob, type JobEnvelope, type JobHandler } from '../../../platform/queue/job';
import { FileResume } from './file-resume.use-case';

@Injectable()
@HandlesJob('applications.file-resume')
export class FileResumeHandler implements JobHandler {
  constructor(private readonly fileResume: FileResume) {}

  run({ subjectId }: JobEnvelope): Promise<void> {
    return this.fileResume.run(subjectId);
  }
}
