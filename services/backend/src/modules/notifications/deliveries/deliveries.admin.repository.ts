import { isUUID } from 'class-validator';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type SelectQueryBuilder } from 'typeorm';
import { ValidationFailed } from '../../../platform/http/errors/http.errors';
import { type ListQuery, MOST_ROWS } from '../../../platform/http/listing/list-query';
import { Database } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';
import type { DeliverySubjectKind } from '../delivery-subjects';
import { DeliveryEntity } from './delivery.entity';
import type { DeliveryNumbersView } from './delivery.view';

export interface DeliveryFilter {
  /** A part of the recipient's address. */
  q?: string;
  state?: string;
  template?: string;
  /** Whether a person has to decide about it: it failed, or it is unsure and not sent again automatically. */
  forPerson?: boolean;
  /** Ids of what the mails are about. */
  subjects?: string[];
  ids?: string[];
}

const LONGEST_TEXT = 254;

/** @throws ValidationFailed for a key that is not known or a value of another kind. */
export function parseDeliveryFilter(raw: Record<string, unknown>): DeliveryFilter {
  const filter: DeliveryFilter = {};
  for (const [key, value] of Object.entries(raw)) {
    if (key === 'q' || key === 'state' || key === 'template') filter[key] = parseText(key, value);
    else if (key === 'subject') filter.subjects = parseIds(key, value);
    else if (key === 'id') filter.ids = parseIds(key, value);
    else if (key === 'forPerson') filter.forPerson = parseFlag(key, value);
    else
      throw new ValidationFailed({ filter: 'Only q, state, template, forPerson, subject and id can be filtered by.' });
  }
  return filter;
}

function parseText(key: string, value: unknown): string {
  // Postgres has no text with a zero character.
  if (typeof value === 'string' && value.length <= LONGEST_TEXT && !value.includes('\0')) return value.trim();
  throw new ValidationFailed({ filter: `${key} must be a text of at most ${LONGEST_TEXT} characters.` });
}

function parseFlag(key: string, value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  throw new ValidationFailed({ filter: `${key} must be true or false.` });
}

function parseIds(key: string, value: unknown): string[] {
  const ids: unknown[] = Array.isArray(value) ? value : [value];
  if (ids.length <= MOST_ROWS && ids.every((id) => isUUID(id))) return ids as string[];
  throw new ValidationFailed({ filter: `${key} must be a list of at most ${MOST_ROWS} ids.` });
}

export const sortFields = ['createdAt', 'sentAt', 'state', 'template', 'recipient', 'attempts', 'reference'] as const;
export type DeliveryQuery = Omit<ListQuery<(typeof sortFields)[number]>, 'filter'> & { filter: DeliveryFilter };
/** As `isForPerson` has it, and those that were refused. */
const waitsForPerson = "delivery.state = 'failed' OR (delivery.state = 'unsure' AND delivery.again_at IS NULL)";
type Kinds = readonly DeliverySubjectKind[];

const numbers = statement(
  'deliveries-admin.numbers',
  `SELECT count(*) FILTER (WHERE state = 'pending')::int AS pending, count(*) FILTER (WHERE state = 'sent')::int AS sent,
     count(*) FILTER (WHERE state = 'failed')::int AS failed, count(*) FILTER (WHERE state = 'skipped')::int AS skipped,
     count(*) FILTER (WHERE state = 'unsure')::int AS unsure,
     extract(epoch FROM now() - min(created_at) FILTER (WHERE state = 'pending'))::int AS "oldestPendingSeconds"
   FROM deliveries WHERE subject_kind = ANY($1)`,
);

/** The admin areas' reads: only of mails about the kinds that the asker may see. */
@Injectable()
export class DeliveriesAdminRepository {
  constructor(
    @InjectRepository(DeliveryEntity) private readonly deliveries: Repository<DeliveryEntity>,
    private readonly database: Database,
  ) {}

  async list(
    { sort, offset, limit, filter }: DeliveryQuery,
    kinds: Kinds,
  ): Promise<{ rows: DeliveryEntity[]; total: number }> {
    const [rows, total] = await this.narrow(filter, kinds)
      .orderBy(`delivery.${sort.field}`, sort.order)
      .addOrderBy('delivery.id', sort.order)
      .offset(offset)
      .limit(limit)
      .getManyAndCount();
    return { rows, total };
  }

  async find(id: string, kinds: Kinds): Promise<DeliveryEntity | null> {
    return this.narrow({ ids: [id] }, kinds).getOne();
  }

  async count(kinds: Kinds): Promise<DeliveryNumbersView> {
    const [row] = (await this.database.query(numbers, [kinds])) as [DeliveryNumbersView];
    return row;
  }

  private narrow({ q, state, template, forPerson, subjects, ids }: DeliveryFilter, kinds: Kinds) {
    const select: SelectQueryBuilder<DeliveryEntity> = this.deliveries
      .createQueryBuilder('delivery')
      .where('delivery.subject_kind = ANY(:kinds)', { kinds });
    if (state) select.andWhere('delivery.state = :state', { state });
    if (template) select.andWhere('delivery.template = :template', { template });
    if (forPerson !== undefined) select.andWhere(`(${waitsForPerson}) = :forPerson`, { forPerson });
    if (subjects) select.andWhere('delivery.subject_id = ANY(:subjects)', { subjects });
    if (ids) select.andWhere('delivery.id = ANY(:ids)', { ids });
    if (q) select.andWhere('delivery.recipient ILIKE :part', { part: `%${q.replace(/[\\%_]/g, String.raw`\$&`)}%` });
    return select;
  }
}
