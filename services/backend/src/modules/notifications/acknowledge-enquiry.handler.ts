import { Injectable } from '@nestjs/common';
import { HandlesJob } from '../../platform/queue/handles-job.decorator';
import type { JobEnvelope, JobHandler } from '../../platform/queue/job';
import { DescribeEnquiry } from '../enquiries/describe-enquiry.use-case';
import { AcknowledgeOnce } from './acknowledge-once';
import { enquiryKindOf } from './enquiry-events';

/** Tells the senders of enquiries that we have them. */
@Injectable()
@HandlesJob('notifications.acknowledge-enquiry')
export class AcknowledgeEnquiry implements JobHandler {
  constructor(
    private readonly enquiries: DescribeEnquiry,
    private readonly acknowledgeOnce: AcknowledgeOnce,
  ) {}

  async run(job: JobEnvelope): Promise<void> {
    const kind = enquiryKindOf(job);
    const enquiry = await this.enquiries.describe(kind, job.subjectId);
    if (!enquiry) return;
    const { reference, name, email, receivedAt } = enquiry;
    await this.acknowledgeOnce.acknowledge(job, email, { kind, reference, name, receivedAt, facts: [] });
  }
}
