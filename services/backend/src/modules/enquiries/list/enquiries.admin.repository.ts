import { Injectable, type Type } from '@nestjs/common';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import type { ListQuery } from '../../../platform/http/listing/list-query';
import type { EnquiryEntity } from '../enquiry.entity';
import type { EnquiryFilter } from './enquiry-filter';

export const sortFields = ['createdAt', 'name', 'email', 'reference'] as const;
export type EnquiryQuery = Omit<ListQuery<(typeof sortFields)[number]>, 'filter'> & { filter: EnquiryFilter };

/** The admin area's reads of all kinds. */
@Injectable()
export class EnquiriesAdminRepository {
  constructor(private readonly dataSource: DataSource) {}

  async list(
    type: Type<EnquiryEntity>,
    { sort, offset, limit, filter }: EnquiryQuery,
  ): Promise<{ rows: EnquiryEntity[]; total: number }> {
    const select = narrow(this.select(type), filter);
    const total = await select.getCount();
    select
      .orderBy(`enquiry.${sort.field}`, sort.order)
      .addOrderBy('enquiry.id', sort.order)
      .offset(offset)
      .limit(limit);
    return { rows: await select.getMany(), total };
  }

  find(type: Type<EnquiryEntity>, id: string): Promise<EnquiryEntity | null> {
    return this.select(type).where('enquiry.id = :id', { id }).getOne();
  }

  private select(type: Type<EnquiryEntity>): SelectQueryBuilder<EnquiryEntity> {
    return this.dataSource.getRepository(type).createQueryBuilder('enquiry');
  }
}

/** Clear ones alone are meant unless the filter says otherwise or names the records. */
export function narrow(select: SelectQueryBuilder<EnquiryEntity>, filter: EnquiryFilter) {
  const { q, id, standing, from, to } = filter;
  const part = q && `%${q.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const anywhere = '(enquiry.name ILIKE :part OR enquiry.email ILIKE :part OR enquiry.reference ILIKE :part)';
  if (id) select.andWhere('enquiry.id = ANY(:id)', { id });
  if (standing) select.andWhere('enquiry.standing = ANY(:standing)', { standing });
  if (!standing && !id) select.andWhere(`enquiry.standing = 'clear'`);
  if (from) select.andWhere('enquiry.created_at >= :from', { from });
  if (to) select.andWhere('enquiry.created_at < :to', { to });
  if (part) select.andWhere(anywhere, { part });
  return select;
}
