import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { HandlesJob, type JobEnvelope, type JobHandler } from '../../../platform/queue/job';
import { findStaffLink, issueStaffLink } from '../../staff/links/issue-staff-link.use-case';
import { findStaffNotice } from '../../staff/notices/find-staff-notice.use-case';
import { writeStaffLinkMail } from '../letters/write-staff-link-mail';
import { writeStaffNoticeMail } from '../letters/write-staff-notice-mail';
import { DeliverOnce } from './deliver-once';

/** Mails the one-time link of an invitation or of a password reset. */
@Injectable()
@HandlesJob('notifications.mail-staff-link')
export class MailStaffLink implements JobHandler {
  constructor(
    private readonly database: Database,
    private readonly deliverOnce: DeliverOnce,
  ) {}

  async run(job: JobEnvelope): Promise<void> {
    const link = await findStaffLink(this.database, job.subjectId);
    if (!link) return;
    const about = { subjectKind: 'staff', subjectId: link.staffId, reference: '' } as const;
    const delivery = { ...job, ...about, template: `staff-${link.kind}`, recipient: link.email };
    if (!link.good) return this.deliverOnce.skip(delivery, 'the link was used, replaced or has expired');
    await this.deliverOnce.deliver(delivery, async ({ siteUrl, timeZone }) =>
      writeStaffLinkMail(link, { href: await issueStaffLink(this.database, link, siteUrl), timeZone }),
    );
  }
}

/** Mails one person about a change of an account's access. */
@Injectable()
@HandlesJob('notifications.mail-staff-notice')
export class MailStaffNotice implements JobHandler {
  constructor(
    private readonly database: Database,
    private readonly deliverOnce: DeliverOnce,
  ) {}

  async run(job: JobEnvelope): Promise<void> {
    const notice = await findStaffNotice(this.database, job.subjectId);
    if (!notice) return;
    const about = { subjectKind: 'staff', subjectId: notice.person.id, reference: '' } as const;
    const delivery = { ...job, ...about, template: `staff-${notice.kind}`, recipient: notice.recipient.email };
    await this.deliverOnce.deliver(delivery, ({ timeZone }) => writeStaffNoticeMail(notice, timeZone));
  }
}
