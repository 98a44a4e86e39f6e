import { Injectable, type Type } from '@nestjs/common';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import type { Doer } from '../../../platform/access/access.decorators';
import { parseListQuery } from '../../../platform/http/listing/list-query';
import { type ExportFormat, SendExport } from '../../exports/send-export.use-case';
import type { EnquiryEntity } from '../enquiry.entity';
import type { EnquiryKind } from '../enquiry-kinds';
import { type EnquiryQuery, narrow, sortFields } from './enquiries.admin.repository';
import { parseEnquiryFilter } from './enquiry-filter';

/** The last row of a batch, as the next one begins after it. */
export interface Mark {
  key: string;
  id: string;
}

/** The lists from end to end, batch by batch, with nothing kept open between two of them. */
@Injectable()
export class EnquiriesExportRepository {
  constructor(private readonly dataSource: DataSource) {}

  async batch(
    type: Type<EnquiryEntity>,
    { sort, filter }: Pick<EnquiryQuery, 'sort' | 'filter'>,
    after: Mark | null,
    limit: number,
  ): Promise<{ rows: EnquiryEntity[]; mark: Mark | null }> {
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

const BATCH = 500;

/** One of the lists as a file, whole: what sort and filter say, whatever the range. */
@Injectable()
export class ExportEnquiries {
  constructor(
    private readonly enquiries: EnquiriesExportRepository,
    private readonly exports: SendExport,
  ) {}

  /** @throws ValidationFailed, Unavailable */
  async send(
    { file: name, entity, fileColumns: columns }: EnquiryKind,
    raw: Record<string, unknown>,
    format: ExportFormat,
    doer: Doer,
    response: Response,
  ): Promise<void> {
    const rules = { sortFields, defaultSort: { field: 'createdAt', order: 'DESC' } } as const;
    const { sort, filter: given } = parseListQuery({ ...raw, range: undefined }, rules);
    const filter = parseEnquiryFilter(given);
    const batches = this.read(entity, { sort, filter });
    await this.exports.send(response, doer, { name, format, columns, batches, filterKeys: Object.keys(filter) });
  }

  private async *read(
    type: Type<EnquiryEntity>,
    query: Pick<EnquiryQuery, 'sort' | 'filter'>,
  ): AsyncGenerator<EnquiryEntity[]> {
    for (let after: Mark | null = null; ;) {
      const batch: { rows: EnquiryEntity[]; mark: Mark | null } = await this.enquiries.batch(type, query, after, BATCH);
      yield batch.rows;
      if (batch.rows.length < BATCH) return;
      after = batch.mark;
    }
  }
}
