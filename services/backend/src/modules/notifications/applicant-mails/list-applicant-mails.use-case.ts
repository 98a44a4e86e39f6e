import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Database } from '../../../platform/database/database';
import { NotFound } from '../../../platform/http/errors/http.errors';
import type { ListPage } from '../../../platform/http/listing/answer-headers';
import { applicantMails } from './applicant-mails.repository';
import type { ApplicantMail } from './applicant-mails.view';

export { type ApplicantMail, ApplicantMailView } from './applicant-mails.view';

type ApplicantMailsQuery = { applicationId: string; offset: number; limit: number };

/** Lists the mails to an applicant with their words, newest first. */
@Injectable()
export class ListApplicantMails {
  constructor(private readonly database: Database) {}

  /** @throws NotFound */
  async run({ applicationId, offset, limit }: ApplicantMailsQuery): Promise<ListPage<ApplicantMail>> {
    const counted = isUUID(applicationId) ? await applicantMails.count(this.database, applicationId) : undefined;
    if (!counted) throw new NotFound('There is no such application.');
    return {
      rows: await applicantMails.list(this.database, applicationId, offset, limit),
      offset,
      total: counted.total,
    };
  }
}
