import { Injectable } from '@nestjs/common';
import { HandlesJob } from '../../platform/queue/handles-job.decorator';
import type { JobEnvelope, JobHandler } from '../../platform/queue/job';
import { DescribeApplication } from '../applications/describe-application.use-case';
import { AcknowledgeOnce } from './acknowledge-once';
import { describeFile } from './describe-resume';

/** Tells applicants that their application has arrived. */
@Injectable()
@HandlesJob('notifications.acknowledge-application')
export class AcknowledgeApplication implements JobHandler {
  constructor(
    private readonly applications: DescribeApplication,
    private readonly acknowledgeOnce: AcknowledgeOnce,
  ) {}

  async run(job: JobEnvelope): Promise<void> {
    const application = await this.applications.describe(job.subjectId);
    if (application?.standing !== 'clear') return;
    const { reference, name, email, apply, resume, createdAt: receivedAt } = application;
    const facts = [
      { label: 'Position', value: apply },
      { label: 'Resume', value: resume ? describeFile(resume) : 'none' },
    ];
    await this.acknowledgeOnce.acknowledge(job, email, { kind: 'application', reference, name, receivedAt, facts });
  }
}
