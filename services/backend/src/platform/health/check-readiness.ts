import { Injectable } from '@nestjs/common';
import { Database } from '../database/database';
import { statement } from '../database/statement';
import { within } from '../within';

const LIMIT_MS = 2_000;
const ask = statement('health.ask', 'SELECT 1');

/** Whether the process can do its work now, which takes Postgres and nothing else. */
@Injectable()
export class CheckReadiness {
  constructor(private readonly database: Database) {}

  async isReady(): Promise<boolean> {
    return within(LIMIT_MS, this.database.query(ask)).then(
      () => true,
      () => false,
    );
  }
}
