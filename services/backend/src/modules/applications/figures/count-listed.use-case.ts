import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import type { Total } from '../../../platform/http/listing/count-total';
import { countApplications } from '../list/applications.admin.repository';
import { readApplicationQuery } from '../list/search-applications';

type CountCommand = { filter: Record<string, unknown>; reader: Actor };

/** Tells how many applications a list with a filter has, as the list itself tells it. */
@Injectable()
export class CountListed {
  constructor(private readonly database: Database) {}

  /** @throws ValidationFailed */
  async run({ filter, reader }: CountCommand): Promise<Total> {
    const query = await readApplicationQuery(this.database, { filter: JSON.stringify(filter) }, reader);
    return countApplications(this.database, query);
  }
}
