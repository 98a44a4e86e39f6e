import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { applications, type ApplicationSummary } from './describe-application.repository';

export type { ApplicationSummary, ComparedApplication } from './describe-application.repository';

/** Tells the facts about an application that mails and previews of mails need. */
@Injectable()
export class DescribeApplication {
  constructor(private readonly database: Database) {}

  /** Undefined when the application is gone. */
  run(applicationId: string): Promise<ApplicationSummary | undefined> {
    return applications.find(this.database, applicationId);
  }
}

/** The same of many, without those that are gone. */
export const { list: describeApplications } = applications;

/** Undefined when the application is gone, or not clear. */
export const { compare: compareApplication } = applications;
