import { Injectable, type Type } from '@nestjs/common';
import type { Response } from 'express';
import type { Doer } from '../../../platform/access/access.decorators';
import { parseListQuery } from '../../../platform/http/listing/list-query';
import { type ExportFormat, SendExport } from '../../exports/send-export.use-case';
import { type EnquiryQuery, sortFields } from './enquiries.admin.repository';
import { EnquiriesExportRepository, type Mark } from './enquiries.export.repository';
import { parseEnquiryFilter } from './enquiry-filter';
import type { EnquiryEntity } from '../enquiry.entity';
import type { EnquiryList } from './enquiry-lists';

const BATCH = 500;

/** One of the lists as a file, whole: what sort and filter say, whatever the range. */
@Injectable()
export class ExportEnquiries {
  constructor(
    private readonly enquiries: EnquiriesExportRepository,
    private readonly exports: SendExport,
  ) {}

  /** @throws ValidationFailed, Unavailable */
  async send<Row extends EnquiryEntity>(
    { file: name, entity, columns }: EnquiryList<Row>,
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

  private async *read<Row extends EnquiryEntity>(
    type: Type<Row>,
    query: Pick<EnquiryQuery, 'sort' | 'filter'>,
  ): AsyncGenerator<Row[]> {
    for (let after: Mark | null = null; ;) {
      const batch: { rows: Row[]; mark: Mark | null } = await this.enquiries.batch(type, query, after, BATCH);
      yield batch.rows;
      if (batch.rows.length < BATCH) return;
      after = batch.mark;
    }
  }
}
