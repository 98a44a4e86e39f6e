import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database, type Sql } from '../../../platform/database/database';
import { isUniqueViolation } from '../../../platform/database/database-errors';
import { findRow, oneRow, queries, run } from '../../../platform/database/queries';
import { expectedError } from '../../../platform/http/errors/expected-error';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { Outbox } from '../../../platform/outbox/outbox';
import type { AuditAction } from '../../audit/audit.facts';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { staffRoles } from '../../staff/staff.facts';
import type { DeliveryKey } from '../deliveries.repository';
import { type DeliveryState, digestInboxes, digestSubject } from '../notifications.facts';
import { DeliveriesAdminRepository, type DeliveryEntity } from './deliveries.admin.repository';

class DeliveryPending extends expectedError(409, 'delivery_pending', 'This mail is on its way already.') {}

class DeliverySent extends expectedError(
  409,
  'delivery_sent',
  'This mail was sent. Say that you want to send it again.',
  { when: 'The mail was sent; say `"again": true` to send it once more.' },
) {}

class DeliveryReplaced extends expectedError(
  409,
  'delivery_replaced',
  'This mail goes to another address now. Look at the one that has replaced it.',
) {}

class DeliveryNotUnsure extends expectedError(409, 'delivery_not_unsure', 'What became of this mail is known.') {}

export type LockedDelivery = DeliveryKey & { job: string; state: DeliveryState };

/** Behind all rounds that the new recipient has had. */
const nextRound = `(SELECT coalesce(max(n.round) + 1, 0) FROM deliveries n
  WHERE n.event_id = d.event_id AND n.template = d.template AND n.recipient = $2)`;

const decided = queries('resend', {
  findEvent: findRow<{ eventId: string }, [id: string]>('SELECT event_id AS "eventId" FROM deliveries WHERE id = $1'),

  lock: findRow<LockedDelivery, [id: string]>(`
    SELECT event_id AS "eventId", job, template, recipient, state FROM deliveries WHERE id = $1 FOR UPDATE`),

  /** One that never left, or may not have arrived, goes out under the Message-ID that it has. */
  revive: oneRow<{ id: string }, [id: string, recipient: string]>(`
    UPDATE deliveries d SET state = 'pending', recipient = $2, leased_until = NULL, again_at = NULL,
      round = CASE WHEN d.recipient = $2 THEN d.round ELSE ${nextRound} END
    WHERE id = $1 RETURNING id`),

  /** One that was sent stays as it is, and gets a second row with a Message-ID of its own. */
  repeat: oneRow<{ id: string }, [id: string, recipient: string]>(`
    INSERT INTO deliveries (event_id, subject_kind, subject_id, reference, job, template, recipient, recipient_key, round, message_id)
    SELECT d.event_id, d.subject_kind, d.subject_id, d.reference, d.job, d.template, $2, d.recipient_key, ${nextRound},
      '<' || uuidv7() || substring(d.message_id FROM '@.*$')
    FROM deliveries d WHERE d.id = $1 RETURNING id`),

  confirm: run<[id: string]>("UPDATE deliveries SET state = 'sent', sent_at = now(), again_at = NULL WHERE id = $1"),
});

/** For the audit log. */
type Deed = { action: AuditAction; details: Record<string, unknown> };

/** A person's decision about a mail. Its job, which is dead or waits, is repeated, and finds the delivery as it is now. */
@Injectable()
export class DecideOnDelivery {
  constructor(
    private readonly database: Database,
    private readonly deliveries: DeliveriesAdminRepository,
    private readonly outbox: Outbox,
    private readonly audit: RecordAudit,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** Returns the delivery that is pending now; one that was sent needs `again`. @throws NotFound, DeliveryPending, DeliverySent, DeliveryReplaced */
  async resend(id: string, again: boolean, caller: Caller): Promise<DeliveryEntity> {
    try {
      return await this.decide(id, caller, async (tx, mail) => {
        if (mail.state === 'pending') throw new DeliveryPending();
        if (mail.state === 'replaced') throw new DeliveryReplaced();
        if (mail.state === 'sent' && !again) throw new DeliverySent();
        return this.sendAgain(tx, id, mail, caller);
      });
    } catch (error) {
      const meanwhile = ['deliveries_one_pending', 'deliveries_once'].some((name) => isUniqueViolation(error, name));
      throw meanwhile ? new DeliveryPending() : error;
    }
  }

  /** The deed itself for a mail that is locked: it is pending, its job is repeated, and the audit log has it. Returns the id that is pending. */
  async sendAgain(tx: Sql, id: string, mail: LockedDelivery, caller: Caller): Promise<string> {
    const { template, recipient, state } = mail;
    const to = this.recipientNow(template) ?? recipient;
    const { id: pending } = await decided[state === 'sent' ? 'repeat' : 'revive'](tx, id, to);
    await this.note(tx, id, mail, { action: 'delivery.resent', details: { template, before: state, pending } }, caller);
    return pending;
  }

  /** Notes that an unsure mail has arrived, because a person knows it: no copy of it follows. @throws NotFound, DeliveryNotUnsure */
  confirm(id: string, caller: Caller): Promise<DeliveryEntity> {
    return this.decide(id, caller, async (tx, mail) => {
      if (mail.state !== 'unsure') throw new DeliveryNotUnsure();
      await decided.confirm(tx, id);
      await this.note(tx, id, mail, { action: 'delivery.confirmed', details: { template: mail.template } }, caller);
      return id;
    });
  }

  private async decide(id: string, caller: Caller, decide: (tx: Sql, mail: LockedDelivery) => Promise<string>) {
    await this.deliveries.find(id, caller.actor);
    const shown = await this.database.transaction(async (tx) => {
      const event = await decided.findEvent(tx, id);
      const mail = event && (await this.outbox.hold(tx, event.eventId)) && (await decided.lock(tx, id));
      if (!mail) throw new NotFound('There is no such delivery.');
      return decide(tx, mail);
    });
    return this.deliveries.find(shown, caller.actor);
  }

  private async note(tx: Sql, id: string, { eventId, job }: LockedDelivery, deed: Deed, caller: Caller): Promise<void> {
    await this.outbox.repeatJob(tx, eventId, job);
    await this.audit.record({ ...deed, subjectType: 'delivery', subjectId: id, ...caller }, tx);
  }

  /** Where our own inboxes are now. */
  private recipientNow(template: string): string | undefined {
    const role = staffRoles.find((one) => digestSubject(one) === template);
    if (role) return this.config[digestInboxes[role]];
    if (template === 'hr-application') return this.config.HR_MAIL_TO;
    return template.startsWith('inbox-') ? this.config.ENQUIRIES_MAIL_TO : undefined;
  }
}
