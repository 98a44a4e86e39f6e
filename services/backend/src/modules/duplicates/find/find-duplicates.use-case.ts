import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { compareApplication } from '../../applications/describe-application.use-case';
import { duplicates } from '../duplicates.repository';
import { duplicateKeysOf } from './duplicate-keys';

/** Finds other applications of the same person. The applicant's answer does not depend on it. Repeating it changes nothing. */
@Injectable()
export class FindDuplicates {
  constructor(private readonly database: Database) {}

  async run(applicationId: string): Promise<void> {
    const application = await compareApplication(this.database, applicationId);
    if (!application) return;
    const keys = duplicateKeysOf(application);
    const kinds = keys.map((key) => key.kind);
    const hashes = keys.map((key) => key.hash);
    await duplicates.keepKeys(this.database, applicationId, kinds, hashes);
    await duplicates.linkFound(this.database, applicationId);
  }
}
