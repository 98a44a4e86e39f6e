import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { NotFound, ValidationFailed } from '../../../platform/http/errors/http.errors';
import { readIds } from '../../../platform/http/listing/filter-values';
import { parseListQuery } from '../../../platform/http/listing/list-query';
import {
  type ReasonFilter,
  type ReasonUse,
  type RejectionReason,
  RejectionReasonsRepository,
} from './rejection-reasons.repository';

const rules = { sortFields: ['position'], defaultSort: { field: 'position', order: 'ASC' } } as const;

@Injectable()
export class FindRejectionReasons {
  constructor(private readonly reasons: RejectionReasonsRepository) {}

  /** By their places. @throws ValidationFailed */
  async list(query: Record<string, unknown>): Promise<{ rows: RejectionReason[]; offset: number; total: number }> {
    const { offset, limit, filter } = parseListQuery(query, rules);
    return { offset, ...(await this.reasons.list(parseFilter(filter), offset, limit)) };
  }

  /** How often it was given. @throws NotFound, also for an id that is none */
  async countUse(id: string): Promise<ReasonUse> {
    return this.reasons.countUse((await this.find(id)).id);
  }

  /** @throws NotFound, also for an id that is none */
  async find(id: string): Promise<RejectionReason> {
    const found = isUUID(id) ? await this.reasons.find(id) : undefined;
    if (!found) throw new NotFound('There is no such reason.');
    return found;
  }
}

function parseFilter({ id, retired, ...others }: Record<string, unknown>): ReasonFilter {
  if (Object.keys(others).length > 0) throw new ValidationFailed({ filter: 'Only id and retired can be filtered by.' });
  if (retired !== undefined && typeof retired !== 'boolean')
    throw new ValidationFailed({ filter: 'retired must be true or false.' });
  return { ids: id === undefined ? undefined : readIds(id, 'id'), retired };
}
