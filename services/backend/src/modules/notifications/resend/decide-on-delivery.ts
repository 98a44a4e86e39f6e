import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database, type Sql } from '../../../platform/database/database';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { Outbox } from '../../../platform/outbox/outbox';
import type { AuditAction } from '../../audit/audit.facts';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { staffRoles } from '../../staff/staff.facts';
import { FindDelivery } from '../deliveries/find-delivery.use-case';
import type { DeliveryEntity } from '../deliveries/deliveries.admin.repository';
import { changeMails } from '../send/change-mails';
import { digestInboxes, digestSubject } from '../notifications.facts';
import { decidedMails, type LockedDelivery } from './resend.repository';

/** For the audit log. */
type Entry = { action: AuditAction; details: Record<string, unknown> };

/** The steps that decisions about mails share. The job of a mail, which is dead or waits, is repeated, and finds the delivery as it is now. */
@Injectable()
export class DecideOnDelivery {
  constructor(
    private readonly database: Database,
    private readonly findDelivery: FindDelivery,
    private readonly outbox: Outbox,
    private readonly audit: RecordAudit,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** Locks a mail of the caller's business for `decide`, which gives the id of the delivery to show. @throws NotFound */
  async decide(
    id: string,
    caller: Caller,
    decide: (tx: Sql, mail: LockedDelivery) => Promise<string>,
  ): Promise<DeliveryEntity> {
    const { template, subjectId } = await this.findDelivery.run({ id }, caller.actor);
    const decidedId = await this.database.transaction(async (tx) => {
      const event = await decidedMails.findEvent(tx, id);
      if (!event) throw new NotFound('There is no such delivery.');
      const { eventId } = event;
      return changeMails(tx, [{ eventId, template, subjectId }], async () => {
        const mail = (await this.outbox.shareLock(tx, eventId)) && (await decidedMails.lock(tx, id));
        if (!mail) throw new NotFound('There is no such delivery.');
        return decide(tx, mail);
      });
    });
    return this.findDelivery.run({ id: decidedId }, caller.actor);
  }

  /** For a mail that is locked: it is pending, its job is repeated, and the audit log has it. @returns the id that is pending */
  async sendAgain(tx: Sql, id: string, mail: LockedDelivery, caller: Caller): Promise<string> {
    const { template, recipient, state } = mail;
    const to = this.recipientNow(template) ?? recipient;
    const { id: pending } = await decidedMails[state === 'sent' ? 'repeat' : 'revive'](tx, id, to);
    const details = { template, before: state, pending };
    await this.record(tx, id, mail, { action: 'delivery.resent', details }, caller);
    return pending;
  }

  async record(tx: Sql, id: string, { eventId, job }: LockedDelivery, entry: Entry, caller: Caller): Promise<void> {
    await this.outbox.repeatJob(tx, eventId, job);
    await this.audit.record({ ...entry, subjectType: 'delivery', subjectId: id, ...caller }, tx);
  }

  /** Where our own inboxes are now. */
  private recipientNow(template: string): string | undefined {
    const role = staffRoles.find((one) => digestSubject(one) === template);
    if (role) return this.config[digestInboxes[role]];
    if (template === 'hr-application') return this.config.HR_MAIL_TO;
    return template.startsWith('inbox-') ? this.config.ENQUIRIES_MAIL_TO : undefined;
  }
}
