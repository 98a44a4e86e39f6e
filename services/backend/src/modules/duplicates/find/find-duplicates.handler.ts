import { Injectable } from '@nestjs/common';
import { type JobEnvelope, type JobHandler, HandlesJob } from '../../../platform/queue/job';
import { FindDuplicates } from './find-duplicates.use-case';

@Injectable()
@HandlesJob('duplicates.find')
export class FindDuplicatesHandler implements JobHandler {
  constructor(private readonly findDuplicates: FindDuplicates) {}

  run({ subjectId }: JobEnvelope): Promise<void> {
    return this.findDuplicates.run(subjectId);
  }
}
