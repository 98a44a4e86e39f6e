import { Injectable } from '@nestjs/common';
import { InjectConfig } from '../../../platform/config/config.module';
import type { Config } from '../../../platform/config/config.schema';
import { HandlesJob } from '../../../platform/queue/handles-job.decorator';
import type { JobEnvelope, JobHandler } from '../../../platform/queue/job';
import { FindStaffNotice } from '../../staff/find-staff-notice.use-case';
import { DeliverOnce } from './deliver-once';
import { writeStaffNoticeMail } from '../letters/write-staff-notice-mail';

/** Mails one person that somebody's access has changed. */
@Injectable()
@HandlesJob('notifications.mail-staff-notice')
export class MailStaffNotice implements JobHandler {
  constructor(
    private readonly notices: FindStaffNotice,
    private readonly deliverOnce: DeliverOnce,
    @InjectConfig() private readonly config: Config,
  ) {}

  async run({ eventId, job, subjectId }: JobEnvelope): Promise<void> {
    const notice = await this.notices.find(subjectId);
    if (!notice) return;
    const about = { subjectKind: 'staff', subjectId: notice.person.id, reference: '' } as const;
    const delivery = { eventId, job, ...about, template: `staff-${notice.kind}`, recipient: notice.recipient.email };
    await this.deliverOnce.deliver(delivery, () => writeStaffNoticeMail(notice, this.config.COMPANY_TIME_ZONE));
  }
}
