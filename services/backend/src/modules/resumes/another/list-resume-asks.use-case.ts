import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Database } from '../../../platform/database/database';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { type AskRow, asks } from './asks.repository';

export { type AskRow as ResumeAsk } from './asks.repository';
export { ResumeAskView } from './asks.view';

/** Lists when an applicant was asked for another file, newest first. */
@Injectable()
export class ListResumeAsks {
  constructor(private readonly database: Database) {}

  /** @throws NotFound for an application without a resume */
  async run(applicationId: string): Promise<AskRow[]> {
    const hasResume = isUUID(applicationId) && (await asks.isAbout(this.database, applicationId));
    if (!hasResume) throw new NotFound('There is no such resume.');
    return asks.list(this.database, applicationId);
  }
}
