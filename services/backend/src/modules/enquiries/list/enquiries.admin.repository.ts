import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Database } from '../../../platform/database/database';
import { anywhere, MOST_COUNTED } from '../../../platform/database/queries';
import { onlyRow } from '../../../platform/database/statement';
import type { ListPage } from '../../../platform/http/listing/answer-headers';
import { correctTotal, countTotal, guessTotal } from '../../../platform/http/listing/count-total';
import { entities, type EnquiryEntity } from '../enquiry.entity';
import type { EnquiryName } from '../enquiry-kinds.facts';
import type { EnquiryQuery } from './enquiries.filter';

const BATCH = 500;

/** The last row of a batch, as the next one begins after it. */
type Mark = { key: string; after: string };

@Injectable()
export class EnquiriesAdminRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly database: Database,
  ) {}

  /** One page of a list. */
  async list(kind: EnquiryName, query: EnquiryQuery): Promise<ListPage<EnquiryEntity>> {
    const { offset, limit } = query;
    const hits = query.filter.q ? await this.search(kind, query) : null;
    if (hits && hits.total <= MOST_COUNTED) {
      const rows = await this.select(kind, { ...query, filter: { id: hits.ids } }).getMany();
      return { rows, offset, total: hits.total, estimated: false };
    }
    const select = this.select(kind, query);
    const [all, values] = select.clone().select('enquiry.id').orderBy().getQueryAndParameters();
    const [rows, counted] = await Promise.all([
      select.offset(offset).limit(limit).getMany(),
      (hits ? guessTotal : countTotal)(this.database, all, values),
    ]);
    return { rows, offset, ...correctTotal(counted, query, rows.length) };
  }

  /**
   * The number of hits, and the ids of the page. Beyond 10,000 hits the ids are not those of the page: it is soon full then when the
   * list is read in its own order. For fewer hits the planner is kept from that order, in which it may read the whole list for a page:
   * the hits are taken as they come, and bounded, before they are sorted.
   */
  private async search(kind: EnquiryName, query: EnquiryQuery): Promise<{ ids: string[]; total: number }> {
    const { field, order } = query.sort;
    const select = this.select(kind, query).select('enquiry.id', 'id').addSelect(`enquiry.${field}`, 'key');
    const [hits, values] = select
      .orderBy()
      .limit(MOST_COUNTED + 1)
      .getQueryAndParameters();
    const page = `
      WITH hits AS MATERIALIZED (${hits})
      SELECT (SELECT count(*)::int FROM hits) AS total, ARRAY(
        SELECT id FROM hits ORDER BY key ${order}, id ${order} LIMIT ${query.limit} OFFSET ${query.offset}) AS ids`;
    return onlyRow(await this.database.queryOnce<{ ids: string[]; total: number }>(page, values));
  }

  find(kind: EnquiryName, id: string): Promise<EnquiryEntity | null> {
    return this.dataSource.getRepository(entities[kind]).findOneBy({ id });
  }

  /** The whole list, with nothing kept open between two batches: each begins behind the last row of the one before. */
  async *readBatches(kind: EnquiryName, query: EnquiryQuery): AsyncGenerator<EnquiryEntity[]> {
    const { field, order } = query.sort;
    const key = field === 'createdAt' ? 'CAST(:key AS timestamptz)' : ':key';
    const isBehind = `(enquiry.${field}, enquiry.id) ${order === 'ASC' ? '>' : '<'} (${key}, :after)`;
    for (let last: Mark | undefined; ;) {
      const select = this.select(kind, query)
        // As text: a Date knows no microseconds.
        .addSelect(`CAST(enquiry.${field} AS text)`, 'key')
        .addSelect('enquiry.id', 'after')
        .limit(BATCH);
      if (last) select.andWhere(isBehind, last);
      const { entities: rows, raw } = await select.getRawAndEntities<Mark>();
      yield rows;
      if (rows.length < BATCH) return;
      last = raw.at(-1);
    }
  }

  /** Clear ones alone are meant unless the filter says otherwise or names the records. */
  private select(kind: EnquiryName, { sort, filter }: EnquiryQuery) {
    const { q, id, standing, from, to } = filter;
    const select = this.dataSource
      .getRepository(entities[kind])
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
