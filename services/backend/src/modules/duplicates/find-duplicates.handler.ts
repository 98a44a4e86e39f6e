import { Injectable } from '@nestjs/common';
import { HandlesJob } from '../../platform/queue/find-handlers';
import type { JobEnvelope, JobHandler } from '../../platform/queue/job';
import { duplicateKeysOf } from './duplicate-keys';
import { DuplicatesRepository } from './duplicates.repository';
import { DescribeApplication } from '../applications/describe-application.use-case';

/** Finds other applications of the same person. The applicant's answer does not depend on it. */
@Injectable()
@HandlesJob('duplicates.find')
export class FindDuplicates implements JobHandler {
  constructor(
    private readonly applications: DescribeApplication,
    private readonly duplicates: DuplicatesRepository,
  ) {}

  async run({ subjectId }: JobEnvelope): Promise<void> {
    const application = await this.applications.compare(subjectId);
    if (!application) return;
    await this.duplicates.keepKeys(subjectId, duplicateKeysOf(application));
    await this.duplicates.linkFound(subjectId);
  }
}
