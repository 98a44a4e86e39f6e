import type { ListPage } from '../../../platform/http/listing/answer-headers';
import { Injectable } from '@nestjs/common';
import { parseListQuery } from '../../../platform/http/listing/list-query';
import { kindsFor } from './find-held-kind';
import { parseHeldFilter } from './held-filter';
import { HeldRepository, type HeldRow, sortFields } from './held.repository';

/** One page of what a role may judge, newest first unless told otherwise. */
@Injectable()
export class ListHeld {
  constructor(private readonly held: HeldRepository) {}

  /** @throws ValidationFailed */
  async list(raw: Record<string, unknown>, role: string): Promise<ListPage<HeldRow>> {
    const query = parseListQuery(raw, { sortFields, defaultSort: { field: 'createdAt', order: 'DESC' } });
    const filter = parseHeldFilter(query.filter);
    const kinds = kindsFor(role).filter((kind) => filter.kind === undefined || filter.kind === kind);
    return { offset: query.offset, ...(await this.held.list({ ...query, kinds, filter })) };
  }
}
