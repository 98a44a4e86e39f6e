import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';

/** Each is answered by an index on clear applications. */
const counts = {
  positions: statement(
    'count-chosen-option.positions',
    `SELECT count(*)::int FROM applications WHERE apply = $1 AND standing = 'clear'`,
  ),
  experience: statement(
    'count-chosen-option.experience',
    `SELECT count(*)::int FROM applications WHERE experience = $1 AND standing = 'clear'`,
  ),
};

/** How many applications name an option of the form. What is held or discarded does not count. */
@Injectable()
export class CountChosenOption {
  constructor(private readonly database: Database) {}

  async count(kind: keyof typeof counts, option: string): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(counts[kind], [option]);
    return row?.count ?? 0;
  }
}
