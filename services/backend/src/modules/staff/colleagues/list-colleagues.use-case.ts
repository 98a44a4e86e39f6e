import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { type Colleague, colleagues } from './colleagues.repository';

/** Lists HR, and whoever has left it and still has applications. */
@Injectable()
export class ListColleagues {
  constructor(private readonly database: Database) {}

  run(): Promise<Colleague[]> {
    return colleagues(this.database);
  }
}
