import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { readRetention, type Retention } from './retention.repository';

export { readRules as readRetentionRules } from './retention.repository';

/** Tells how long everything is kept, and what the last round has removed. */
@Injectable()
export class FindRetention {
  constructor(private readonly database: Database) {}

  run(): Promise<Retention> {
    return readRetention(this.database);
  }
}
