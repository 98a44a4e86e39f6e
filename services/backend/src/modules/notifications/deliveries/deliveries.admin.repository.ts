import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Column, CreateDateColumn, Entity, PrimaryColumn, Repository, VirtualColumn } from 'typeorm';
import type { Actor } from '../../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database } from '../../../platform/database/database';
import { anywhere, countUpToMost, listRows, oneRow, queries } from '../../../platform/database/queries';
import { heldUntil, lateSince } from '../../../platform/outbox/outbox';
import type { ListPage } from '../../../platform/http/listing/answer-headers';
import { correctTotal, countTotal } from '../../../platform/http/listing/count-total';
import type { StaffRole } from '../../staff/staff.facts';
import { type DeliveryState, deliveryStates, digestInboxes, kindsFor, SERVER_SCOPE } from '../notifications.facts';
import type { DeliveryFilter, DeliveryQuery } from './deliveries.filter';

/** One mail to one recipient because of one event, with the columns that the admin areas show. */
@Entity('deliveries')
export class DeliveryEntity {
  @PrimaryColumn({ type: 'uuid', default: () => 'uuidv7()' }) id: string;
  @Column({ name: 'subject_kind', type: 'text' }) subjectKind: string;
  @Column({ name: 'subject_id', type: 'uuid' }) subjectId: string;
  @Column({ type: 'text', nullable: true }) reference: string | null;
  @Column({ type: 'text' }) template: string;
  @Column({ type: 'text' }) recipient: string;
  @Column({ name: 'message_id', type: 'text' }) messageId: string;
  @Column({ type: 'text' }) state: DeliveryState;
  @Column({ type: 'integer' }) attempts: number;
  @Column({ type: 'smallint' }) copies: number;
  @Column({ name: 'again_at', type: 'timestamptz', nullable: true }) againAt: Date | null;
  @Column({ type: 'text', nullable: true }) answer: string | null;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
  @Column({ name: 'sent_at', type: 'timestamptz', nullable: true }) sentAt: Date | null;
  @VirtualColumn({ type: 'timestamptz', query: (alias) => heldUntil(`${alias}.event_id`) }) leavesAt: Date | null;
}

/** As `isForPerson` has it, and those that were refused. */
const waitsForPerson = "delivery.state = 'failed' OR (delivery.state = 'unsure' AND delivery.again_at IS NULL)";

/** Its time has not come yet, and it can be cancelled. */
const waits = `(delivery.state = 'pending' AND ${heldUntil('delivery.event_id')} IS NOT NULL)`;

/** Sending that waits since `pausedAt`: all mails, or those to one inbox of ours. */
interface Pause {
  inbox: string | null;
  reason: string;
  pausedAt: Date;
  nextTryAt: Date;
}

type Numbers = Record<DeliveryState, number> & { oldestPendingSeconds: number | null };
export type MailNumbers = Numbers & { pauses: Pause[] };

const mailsIn = (state: DeliveryState, columns = '') =>
  `SELECT ${columns} FROM deliveries WHERE state = '${state}' AND subject_kind = ANY($1)`;

const { numbers, pauses } = queries('deliveries-admin', {
  /** Each number up to 10,001. */
  numbers: oneRow<Numbers, [kinds: readonly string[]]>(`
    SELECT ${deliveryStates.map((state) => `${countUpToMost(mailsIn(state))} AS ${state}`).join(', ')},
      (SELECT extract(epoch FROM now() - min(since) FILTER (WHERE since <= now()))::int
        FROM (${mailsIn('pending', `${lateSince('event_id', 'created_at')} AS since`)}) mails) AS "oldestPendingSeconds"`),

  pauses: listRows<Pause, [scopes: readonly string[]]>(`
    SELECT nullif(scope, '${SERVER_SCOPE}') AS inbox, reason, paused_at AS "pausedAt", next_try_at AS "nextTryAt"
    FROM mail_pauses WHERE scope = ANY($1) AND paused_at IS NOT NULL ORDER BY inbox NULLS FIRST`),
});

/** Reads mails with their state. HR sees those about applications, general staff those about enquiries and accounts. */
@Injectable()
export class DeliveriesAdminRepository {
  constructor(
    @InjectRepository(DeliveryEntity) private readonly deliveries: Repository<DeliveryEntity>,
    private readonly database: Database,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** Newest first unless told otherwise. */
  async list(query: DeliveryQuery, { role }: Actor): Promise<ListPage<DeliveryEntity>> {
    const { sort, offset, limit, filter } = query;
    const select = this.narrow(filter, role);
    const [all, values] = select.clone().select('delivery.id').getQueryAndParameters();
    const page = select
      .orderBy(`delivery.${sort.field}`, sort.order)
      .addOrderBy('delivery.id', sort.order)
      .offset(offset)
      .limit(limit);
    const [rows, counted] = await Promise.all([page.getMany(), countTotal(this.database, all, values)]);
    return { rows, offset, ...correctTotal(counted, { offset, limit }, rows.length) };
  }

  /** Nothing for a mail that is another role's business. */
  async find(id: string, { role }: Actor): Promise<DeliveryEntity | null> {
    return this.narrow({ id: [id] }, role).getOne();
  }

  async count({ role }: Actor): Promise<MailNumbers> {
    const scopes = [SERVER_SCOPE, this.config[digestInboxes[role as StaffRole]]];
    const [counted, paused] = await Promise.all([
      numbers(this.database, kindsFor(role)),
      pauses(this.database, scopes),
    ]);
    return { ...counted, pauses: paused };
  }

  private narrow(filter: DeliveryFilter, role: string) {
    const { q, state, template, forPerson, waiting, subject, id } = filter;
    const select = this.deliveries
      .createQueryBuilder('delivery')
      .where('delivery.subject_kind = ANY(:kinds)', { kinds: kindsFor(role) });
    if (state) select.andWhere('delivery.state = :state', { state });
    if (template) select.andWhere('delivery.template = :template', { template });
    if (forPerson !== undefined) select.andWhere(`(${waitsForPerson}) = :forPerson`, { forPerson });
    if (waiting !== undefined) select.andWhere(`${waits} = :waiting`, { waiting });
    if (subject) select.andWhere('delivery.subject_id = ANY(:subject)', { subject });
    if (id) select.andWhere('delivery.id = ANY(:id)', { id });
    if (q) select.andWhere('delivery.recipient ILIKE :part', { part: anywhere(q) });
    return select;
  }
}
