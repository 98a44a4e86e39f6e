import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import type { StaffRole } from '../staff.facts';
import { type Colleague, colleagues } from './colleagues.repository';

/** Lists the people of a role, and those who have left it and still have records of it. */
@Injectable()
export class ListColleagues {
  constructor(private readonly database: Database) {}

  run({ role }: { role: StaffRole }): Promise<Colleague[]> {
    return colleagues(this.database, role);
  }
}
