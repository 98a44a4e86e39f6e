import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { HandlesJob, type JobEnvelope, type JobHandler } from '../../platform/queue/job';
import { duplicateKeysOf } from './duplicate-keys';
import { duplicates } from './duplicates.repository';
import { compareApplication } from '../applications/describe-application.use-case';

/** Finds other applications of the same person. The applicant's answer does not depend on it. */
@Injectable()
@HandlesJob('duplicates.find')
export class FindDuplicates implements JobHandler {
  constructor(private readonly database: Database) {}

  async run({ subjectId }: JobEnvelope): Promise<void> {
    const application = await compareApplication(this.database, subjectId);
    if (!application) return;
    const keys = duplicateKeysOf(application);
    const [kinds, hashes] = [keys.map(({ kind }) => kind), keys.map(({ hash }) => hash)];
    await duplicates.keepKeys(this.database, subjectId, kinds, hashes);
    await duplicates.linkFound(this.database, subjectId);
  }
}
