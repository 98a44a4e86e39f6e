import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { countDue } from './due-records.repository';

/** Counts the records of each kind that the next round will remove. Nothing is removed by counting. */
@Injectable()
export class PreviewRetention {
  constructor(private readonly database: Database) {}

  run() {
    return countDue(this.database);
  }
}
