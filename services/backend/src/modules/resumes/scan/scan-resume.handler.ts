import { Injectable } from '@nestjs/common';
import { HandlesJob, type JobEnvelope, type JobHandler } from '../../../platform/queue/job';
import { ScanResume } from './scan-resume.use-case';

@Injectable()
@HandlesJob('resumes.scan')
export class ScanResumeHandler implements JobHandler {
  constructor(private readonly scanResume: ScanResume) {}

  run({ subjectId }: JobEnvelope): Promise<void> {
    return this.scanResume.run(subjectId);
  }
}
