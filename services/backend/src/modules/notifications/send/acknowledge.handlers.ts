import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { HandlesJob, type JobEnvelope, type JobHandler } from '../../../platform/queue/job';
import { DescribeApplication } from '../../applications/describe-application.use-case';
import { describeEnquiry } from '../../enquiries/describe-enquiry.use-case';
import { describeFile } from '../letters/letter-words';
import { AcknowledgeOnce } from './acknowledge-once';

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

/** Tells the senders of enquiries that we have them. */
@Injectable()
@HandlesJob('notifications.acknowledge-enquiry')
export class AcknowledgeEnquiry implements JobHandler {
  constructor(
    private readonly database: Database,
    private readonly acknowledgeOnce: AcknowledgeOnce,
  ) {}

  async run(job: JobEnvelope): Promise<void> {
    const enquiry = await describeEnquiry(this.database, job);
    if (!enquiry) return;
    const { kind, reference, name, email, receivedAt } = enquiry;
    await this.acknowledgeOnce.acknowledge(job, email, { kind, reference, name, receivedAt, facts: [] });
  }
}
