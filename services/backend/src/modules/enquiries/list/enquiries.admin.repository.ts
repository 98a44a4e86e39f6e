import { Injectable, type Type } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource } from 'typeorm';
import { anywhere } from '../../../platform/database/queries';
import { NotFound } from '../../../platform/http/errors/http.errors';
import type { ListPage } from '../../../platform/http/listing/answer-headers';
import { filterReader, readChoices, readIds, readMoment, readText } from '../../../platform/http/listing/filter-values';
import { parseListQuery } from '../../../platform/http/listing/list-query';
import { standings } from '../../submissions/kinds.facts';
import type { EnquiryEntity } from '../enquiry.entity';

/** `q` is a part of the name, the e-mail address or the reference; `to` itself is no longer included. */
const parseFilter = filterReader(
  { q: readText, id: readIds, standing: readChoices(standings), from: readMoment, to: readMoment },
  'These can be filtered by: q, id, standing, from, to.',
);

const rules = {
  sortFields: ['createdAt', 'name', 'email', 'reference'],
  defaultSort: { field: 'createdAt', order: 'DESC' },
} as const;

/** Reads the query of a list: newest first by default. @throws ValidationFailed */
export function parseEnquiryQuery(raw: Record<string, unknown>) {
  const query = parseListQuery(raw, rules);
  return { ...query, filter: parseFilter(query.filter) };
}
export type EnquiryQuery = ReturnType<typeof parseEnquiryQuery>;

/** The admin area's reads of all kinds. */
@Injectable()
export class EnquiriesAdminRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** One page of a list. @throws ValidationFailed */
  async list(type: Type<EnquiryEntity>, raw: Record<string, unknown>): Promise<ListPage<EnquiryEntity>> {
    const query = parseEnquiryQuery(raw);
    const { offset, limit } = query;
    const [rows, total] = await this.select(type, query).offset(offset).limit(limit).getManyAndCount();
    return { rows, offset, total };
  }

  /** @throws NotFound, also for an id that is none. */
  async find(type: Type<EnquiryEntity>, id: string): Promise<EnquiryEntity> {
    const found = isUUID(id) ? await this.dataSource.getRepository(type).findOneBy({ id }) : null;
    if (!found) throw new NotFound('There is no such entry.');
    return found;
  }

  /** Clear ones alone are meant unless the filter says otherwise or names the records. */
  select(type: Type<EnquiryEntity>, { sort, filter }: Pick<EnquiryQuery, 'sort' | 'filter'>) {
    const { q, id, standing, from, to } = filter;
    const select = this.dataSource
      .getRepository(type)
      .createQueryBuilder('enquiry')
      .orderBy(`enquiry.${sort.field}`, sort.order)
      .addOrderBy('enquiry.id', sort.order);
    const inSender = '(enquiry.name ILIKE :part OR enquiry.email ILIKE :part OR enquiry.reference ILIKE :part)';
    if (id) select.andWhere('enquiry.id = ANY(:id)', { id });
    if (standing) select.andWhere('enquiry.standing = ANY(:standing)', { standing });
    if (!standing && !id) select.andWhere(`enquiry.standing = 'clear'`);
    if (from) select.andWhere('enquiry.created_at >= :from', { from });
    if (to) select.andWhere('enquiry.created_at < :to', { to });
    if (q) select.andWhere(inSender, { part: anywhere(q) });
    return select;
  }
}
