import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import type { ApplicationRow } from './application.view';
import { readApplication } from './applications.admin.repository';

/** Finds one application by its id. */
@Injectable()
export class FindApplication {
  constructor(private readonly database: Database) {}

  /** @throws NotFound */
  run(id: string): Promise<ApplicationRow> {
    return readApplication(this.database, id, 'find');
  }
}
