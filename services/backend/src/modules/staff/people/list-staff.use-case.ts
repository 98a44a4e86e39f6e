import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { parseListQuery } from '../../../platform/http/listing/list-query';
import { parseStaffFilter } from './staff-filter';
import { StaffAdminRepository, sortFields } from './staff.admin.repository';
import type { ListedStaff } from './staff.dto';

@Injectable()
export class ListStaff {
  constructor(private readonly staff: StaffAdminRepository) {}

  /** One page, by name unless told otherwise. @throws ValidationFailed */
  async list(raw: Record<string, unknown>): Promise<{ rows: ListedStaff[]; offset: number; total: number }> {
    const query = parseListQuery(raw, { sortFields, defaultSort: { field: 'name', order: 'ASC' } });
    const filter = parseStaffFilter(query.filter);
    return { offset: query.offset, ...(await this.staff.list({ ...query, filter })) };
  }

  /** @throws NotFound, also for an id that is none. */
  async find(id: string): Promise<ListedStaff> {
    const found = isUUID(id) ? await this.staff.find(id) : undefined;
    if (!found) throw new NotFound('There is no such person.');
    return found;
  }
}
