import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/access/access.decorators';
import type { ApplicationRow } from './application-row';
import { ApplicationsAdminRepository } from './applications.admin.repository';
import { countApplications, correctTotal } from './count-applications';
import { ReadApplicationQuery } from './read-application-query.use-case';

interface Page {
  rows: ApplicationRow[];
  offset: number;
  total: number;
  estimated: boolean;
}

/** One page of the admin grid, newest first unless told otherwise. */
@Injectable()
export class ListApplications {
  constructor(
    private readonly queries: ReadApplicationQuery,
    private readonly applications: ApplicationsAdminRepository,
  ) {}

  /** @throws ValidationFailed */
  async list(raw: Record<string, unknown>, actor: Actor): Promise<Page> {
    const query = await this.queries.read(raw, actor);
    const { condition, order, offset, limit } = query;
    const [rows, total] = await Promise.all([
      this.applications.page(condition, order, offset, limit),
      countApplications(this.applications, query),
    ]);
    return { rows, offset, ...correctTotal(total, query, rows.length) };
  }
}
