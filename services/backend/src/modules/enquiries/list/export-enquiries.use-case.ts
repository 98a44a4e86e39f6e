import { Injectable, type Type } from '@nestjs/common';
import type { Response } from 'express';
import type { Doer } from '../../../platform/access/access.decorators';
import { type ExportFormat, SendExport } from '../../exports/send-export.use-case';
import type { EnquiryEntity } from '../enquiry.entity';
import type { EnquiryKind } from '../enquiry-kinds';
import { EnquiriesAdminRepository, type EnquiryQuery, parseEnquiryQuery } from './enquiries.admin.repository';

const BATCH = 500;

/** The last row of a batch, as the next one begins after it. */
interface Mark {
  key: string;
  after: string;
}

/** One of the lists as a file: all rows of the filter in the order of the sort, without a range. */
@Injectable()
export class ExportEnquiries {
  constructor(
    private readonly enquiries: EnquiriesAdminRepository,
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
    const query = parseEnquiryQuery({ ...raw, range: undefined });
    const batches = this.read(entity, query);
    await this.exports.send(response, doer, { name, format, columns, batches, filterKeys: Object.keys(query.filter) });
  }

  /** Batch by batch, with nothing kept open between two of them: each begins behind the last row of the one before. */
  private async *read(type: Type<EnquiryEntity>, query: EnquiryQuery): AsyncGenerator<EnquiryEntity[]> {
    const { field, order } = query.sort;
    const key = field === 'createdAt' ? 'CAST(:key AS timestamptz)' : ':key';
    const isBehind = `(enquiry.${field}, enquiry.id) ${order === 'ASC' ? '>' : '<'} (${key}, :after)`;
    for (let last: Mark | undefined; ;) {
      const select = this.enquiries
        .select(type, query)
        // As text: a Date knows no microseconds.
        .addSelect(`CAST(enquiry.${field} AS text)`, 'key')
        .addSelect('enquiry.id', 'after')
        .limit(BATCH);
      if (last) select.andWhere(isBehind, last);
      const { entities, raw } = await select.getRawAndEntities<Mark>();
      yield entities;
      if (entities.length < BATCH) return;
      last = raw.at(-1);
    }
  }
}
