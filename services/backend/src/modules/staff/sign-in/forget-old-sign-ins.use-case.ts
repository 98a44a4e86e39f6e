import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { oldSignIns } from './old-sign-ins.repository';

/** Removes old tries, links, sessions, asks and notices, each after its time. */
@Injectable()
export class ForgetOldSignIns {
  constructor(private readonly database: Database) {}

  async run(): Promise<void> {
    for (const remove of Object.values(oldSignIns)) await remove(this.database);
  }
}
