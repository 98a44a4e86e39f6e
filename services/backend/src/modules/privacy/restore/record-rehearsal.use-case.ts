import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { type Rehearsal, rehearsals } from './rehearsals.repository';

/** Records what a rehearsal of a restore came to, for the reports, the numbers and the alarms. */
@Injectable()
export class RecordRehearsal {
  constructor(private readonly database: Database) {}

  /** When it was recorded. Records of more than 400 days are removed. */
  async run({ point, ok, rpoSeconds, rtoSeconds, rows, resumes, problems }: Rehearsal): Promise<{ at: Date }> {
    const recorded = await rehearsals.record(this.database, point, ok, rpoSeconds, rtoSeconds, rows, resumes, problems);
    await rehearsals.forget(this.database);
    return recorded;
  }
}
