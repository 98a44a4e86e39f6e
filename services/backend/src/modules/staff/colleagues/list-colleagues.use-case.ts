import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { type Colleague, colleagues } from './colleagues.repository';

/** Lists the people of HR, and those who have left it and still have applications. */
@Injectable()
export class ListColleagues {
  constructor(private readonly database: Database) {}

  run(): Promise<Colleague[]> {
    return colleagues(this.database);
  }
}
