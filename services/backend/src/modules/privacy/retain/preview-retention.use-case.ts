import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { countDue } from './due-records.repository';

/** Counts the records of each kind that would go if the rules were carried out now. Nothing does. */
@Injectable()
export class PreviewRetention {
  constructor(private readonly database: Database) {}

  run() {
    return countDue(this.database);
  }
}
