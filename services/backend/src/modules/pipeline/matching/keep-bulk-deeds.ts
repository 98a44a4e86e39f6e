import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { Outbox } from '../../../platform/outbox/outbox';
import { Schedule } from '../../../platform/schedule/schedule';
import { BULK_DEED_JOB, BULK_DEED_REQUESTED } from '../pipeline.facts';
import { bulkDeeds } from './bulk-deeds.repository';

const EVERY_MS = 60_000;

/**
 * Takes up deeds that still wait after a minute: a worker of an older release has passed over them, because it knows no such job, or a
 * worker was ended in the middle. Forgets deeds that ended more than a day ago.
 */
@Injectable()
export class KeepBulkDeeds {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    schedule: Schedule,
  ) {
    schedule.every({ name: 'bulk deeds', everyMs: EVERY_MS, run: () => this.run() });
  }

  async run(): Promise<void> {
    await bulkDeeds.forgetOld(this.database);
    for (const { id } of await bulkDeeds.listLost(this.database))
      await this.database.transaction(async (tx) => {
        const eventId = await this.outbox.find(tx, BULK_DEED_REQUESTED, id);
        if (eventId) await this.outbox.repeatJob(tx, eventId, BULK_DEED_JOB);
      });
  }
}
