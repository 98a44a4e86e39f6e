import { isUUID } from 'class-validator';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Column, CreateDateColumn, Entity, PrimaryColumn, Repository } from 'typeorm';
import type { Actor } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { anywhere, oneRow, queries } from '../../../platform/database/queries';
import { NotFound, ValidationFailed } from '../../../platform/http/errors/http.errors';
import type { ListPage } from '../../../platform/http/listing/answer-headers';
import { filterReader, readIds } from '../../../platform/http/listing/filter-values';
import { parseListQuery } from '../../../platform/http/listing/list-query';
import { type DeliveryState, kindsFor } from '../notifications.facts';

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
}

const LONGEST_TEXT = 254;

function parseText(value: unknown, key: string): string {
  // Postgres has no text with a zero character.
  if (typeof value === 'string' && value.length <= LONGEST_TEXT && !value.includes('\0')) return value.trim();
  throw new ValidationFailed({ filter: `${key} must be a text of at most ${LONGEST_TEXT} characters.` });
}

function parseFlag(value: unknown, key: string): boolean {
  if (typeof value === 'boolean') return value;
  throw new ValidationFailed({ filter: `${key} must be true or false.` });
}

/** `q` is a part of the recipient's address; `forPerson` tells whether a person has to decide; `subject` are ids. */
const readFilter = filterReader(
  { q: parseText, state: parseText, template: parseText, forPerson: parseFlag, subject: readIds, id: readIds },
  'Only q, state, template, forPerson, subject and id can be filtered by.',
);

const rules = {
  sortFields: ['createdAt', 'sentAt', 'state', 'template', 'recipient', 'attempts', 'reference'],
  defaultSort: { field: 'createdAt', order: 'DESC' },
} as const;
/** As `isForPerson` has it, and those that were refused. */
const waitsForPerson = "delivery.state = 'failed' OR (delivery.state = 'unsure' AND delivery.again_at IS NULL)";

type Numbers = Record<DeliveryState, number> & { oldestPendingSeconds: number | null };

const { numbers } = queries('deliveries-admin', {
  numbers: oneRow<Numbers, [kinds: readonly string[]]>(`
   SELECT count(*) FILTER (WHERE state = 'pending')::int AS pending, count(*) FILTER (WHERE state = 'sent')::int AS sent,
     count(*) FILTER (WHERE state = 'failed')::int AS failed, count(*) FILTER (WHERE state = 'skipped')::int AS skipped,
     count(*) FILTER (WHERE state = 'unsure')::int AS unsure, count(*) FILTER (WHERE state = 'replaced')::int AS replaced,
     extract(epoch FROM now() - min(created_at) FILTER (WHERE state = 'pending'))::int AS "oldestPendingSeconds"
   FROM deliveries WHERE subject_kind = ANY($1)`),
});

/** Reads mails with their state. HR sees those about applications, general staff those about enquiries and accounts. */
@Injectable()
export class DeliveriesAdminRepository {
  constructor(
    @InjectRepository(DeliveryEntity) private readonly deliveries: Repository<DeliveryEntity>,
    private readonly database: Database,
  ) {}

  /** Newest first unless told otherwise. @throws ValidationFailed */
  async list(raw: Record<string, unknown>, { role }: Actor): Promise<ListPage<DeliveryEntity>> {
    const { sort, offset, limit, filter } = parseListQuery(raw, rules);
    const [rows, total] = await this.narrow(readFilter(filter), role)
      .orderBy(`delivery.${sort.field}`, sort.order)
      .addOrderBy('delivery.id', sort.order)
      .offset(offset)
      .limit(limit)
      .getManyAndCount();
    return { rows, offset, total };
  }

  /** @throws NotFound, also for a mail that is another role's business. */
  async find(id: string, { role }: Actor): Promise<DeliveryEntity> {
    const found = isUUID(id) ? await this.narrow({ id: [id] }, role).getOne() : null;
    if (!found) throw new NotFound('There is no such delivery.');
    return found;
  }

  count({ role }: Actor): Promise<Numbers> {
    return numbers(this.database, kindsFor(role));
  }

  private narrow(filter: ReturnType<typeof readFilter>, role: string) {
    const { q, state, template, forPerson, subject, id } = filter;
    const select = this.deliveries
      .createQueryBuilder('delivery')
      .where('delivery.subject_kind = ANY(:kinds)', { kinds: kindsFor(role) });
    if (state) select.andWhere('delivery.state = :state', { state });
    if (template) select.andWhere('delivery.template = :template', { template });
    if (forPerson !== undefined) select.andWhere(`(${waitsForPerson}) = :forPerson`, { forPerson });
    if (subject) select.andWhere('delivery.subject_id = ANY(:subject)', { subject });
    if (id) select.andWhere('delivery.id = ANY(:id)', { id });
    if (q) select.andWhere('delivery.recipient ILIKE :part', { part: anywhere(q) });
    return select;
  }
}
