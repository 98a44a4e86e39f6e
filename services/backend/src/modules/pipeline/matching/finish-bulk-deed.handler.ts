import { Injectable } from '@nestjs/common';
import { HandlesJob, type JobEnvelope, type JobHandler } from '../../../platform/queue/job';
import { BULK_DEED_JOB } from '../pipeline.facts';
import { FinishBulkDeed } from './finish-bulk-deed.use-case';

@Injectable()
@HandlesJob(BULK_DEED_JOB)
export class FinishBulkDeedHandler implements JobHandler {
  constructor(private readonly finishBulkDeed: FinishBulkDeed) {}

  run({ subjectId: id }: JobEnvelope): Promise<void> {
    return this.finishBulkDeed.run({ id });
  }
}
