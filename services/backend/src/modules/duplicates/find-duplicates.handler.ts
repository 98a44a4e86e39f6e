import { Injectable } from '@nestjs/common';
import { HandlesJob } from '../../platform/queue/handles-job.decorator';
import type { JobEnvelope, JobHandler } from '../../platform/queue/job';
import { duplicateKeysOf } from './duplicate-keys';
import { DuplicateSearchRepository } from './duplicate-search.repository';

/** Finds other applications of the same person. The applicant is answered long before, and the same in any case. */
@Injectable()
@HandlesJob('duplicates.find')
export class FindDuplicates implements JobHandler {
  constructor(private readonly search: DuplicateSearchRepository) {}

  async run({ subjectId }: JobEnvelope): Promise<void> {
    const application = await this.search.read(subjectId);
    if (!application) return;
    await this.search.keepKeys(subjectId, duplicateKeysOf(application));
    await this.search.link(subjectId);
  }
}
