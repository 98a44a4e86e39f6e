import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { interviews } from '../interviews.repository';

/** Lists the people of the staff of any role who can take part in interviews. */
@Injectable()
export class ListInterviewers {
  constructor(private readonly database: Database) {}

  run(): Promise<{ id: string; name: string }[]> {
    return interviews.listInterviewers(this.database);
  }
}
