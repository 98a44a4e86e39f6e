import { Injectable } from '@nestjs/common';
import { HandlesJob } from '../../../platform/queue/find-handlers';
import type { JobEnvelope, JobHandler } from '../../../platform/queue/job';
import { IssueStaffLink } from '../../staff/links/issue-staff-link.use-case';
import { FindStaffNotice } from '../../staff/notices/find-staff-notice.use-case';
import { writeStaffLinkMail } from '../letters/write-staff-link-mail';
import { writeStaffNoticeMail } from '../letters/write-staff-notice-mail';
import { DeliverOnce } from './deliver-once';

/** Mails the one-time link of an invitation or of a password reset. */
@Injectable()
@HandlesJob('notifications.mail-staff-link')
export class MailStaffLink implements JobHandler {
  constructor(
    private readonly links: IssueStaffLink,
    private readonly deliverOnce: DeliverOnce,
  ) {}

  async run(job: JobEnvelope): Promise<void> {
    const link = await this.links.find(job.subjectId);
    if (!link) return;
    const about = { subjectKind: 'staff', subjectId: link.staffId, reference: '' } as const;
    const delivery = { ...job, ...about, template: `staff-${link.kind}`, recipient: link.email };
    if (!link.good) return this.deliverOnce.skip(delivery, 'the link was used, replaced or has expired');
    await this.deliverOnce.deliver(delivery, async ({ timeZone }) =>
      writeStaffLinkMail(link, { href: await this.links.issue(link), timeZone }),
    );
  }
}

/** Mails one person about a change of an account's access. */
@Injectable()
@HandlesJob('notifications.mail-staff-notice')
export class MailStaffNotice implements JobHandler {
  constructor(
    private readonly notices: FindStaffNotice,
    private readonly deliverOnce: DeliverOnce,
  ) {}

  async run(job: JobEnvelope): Promise<void> {
    const notice = await this.notices.find(job.subjectId);
    if (!notice) return;
    const about = { subjectKind: 'staff', subjectId: notice.person.id, reference: '' } as const;
    const delivery = { ...job, ...about, template: `staff-${notice.kind}`, recipient: notice.recipient.email };
    await this.deliverOnce.deliver(delivery, ({ timeZone }) => writeStaffNoticeMail(notice, timeZone));
  }
}
