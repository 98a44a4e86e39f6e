import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { findAnsweredTogether } from '../../notifications/cancel-stage-mails.use-case';
import { listReceivedMails, type StoredMail } from '../../received-mails/find-received-mail.use-case';

/** Lists what an applicant has answered to our mails, newest first, also to one that was about other applications of theirs as well. */
@Injectable()
export class ListApplicantReplies {
  constructor(private readonly database: Database) {}

  async run({ applicationId, limit }: { applicationId: string; limit: number }): Promise<StoredMail[]> {
    const ids = await findAnsweredTogether(this.database, [applicationId]);
    return (await listReceivedMails(this.database, ids)).toReversed().slice(0, limit);
  }
}
