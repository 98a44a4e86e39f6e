import { Injectable, type Type } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type EnquiryQuery, narrow } from './enquiries.admin.repository';
import type { EnquiryEntity } from '../enquiry.entity';

/** The last row of a batch, as the next one begins after it. */
export interface Mark {
  key: string;
  id: string;
}

/** The lists from end to end, batch by batch, with nothing kept open between two of them. */
@Injectable()
export class EnquiriesExportRepository {
  constructor(private readonly dataSource: DataSource) {}

  async batch<Row extends EnquiryEntity>(
    type: Type<Row>,
    { sort, filter }: Pick<EnquiryQuery, 'sort' | 'filter'>,
    after: Mark | null,
    limit: number,
  ): Promise<{ rows: Row[]; mark: Mark | null }> {
    const column = `enquiry.${sort.field}`;
    const select = narrow(this.dataSource.getRepository(type).createQueryBuilder('enquiry'), filter)
      // As text: a Date knows no microseconds.
      .addSelect(`CAST(${column} AS text)`, 'key')
      .orderBy(column, sort.order)
      .addOrderBy('enquiry.id', sort.order)
      .limit(limit);
    const key = sort.field === 'createdAt' ? 'CAST(:key AS timestamptz)' : ':key';
    if (after)
      select.andWhere(`(${column}, enquiry.id) ${sort.order === 'ASC' ? '>' : '<'} (${key}, :after)`, {
        key: after.key,
        after: after.id,
      });
    const { entities, raw } = await select.getRawAndEntities<{ key: string }>();
    const [last, lastRaw] = [entities.at(-1), raw.at(-1)];
    return { rows: entities, mark: last && lastRaw ? { key: lastRaw.key, id: last.id } : null };
  }
}
