import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { listRows, queries, run } from '../../../platform/database/queries';
import { Schedule } from '../../../platform/schedule/schedule';
import { hasOldWords } from '../application.facts';

const BATCH = 100;
const { listOld, renew } = queries('renew-documents', {
  listOld: listRows<{ id: string }>(`
    SELECT application_id AS id FROM application_documents WHERE ${hasOldWords} ORDER BY application_id LIMIT ${BATCH}`),
  renew: run<[applicationId: string]>('SELECT refresh_application_document($1)'),
});

const EVERY_MS = 60_000;
/** A round ends before the next begins. */
const ROUND_MS = 45_000;

/** Makes the words of documents that were stored by rules of before anew, so that each search finds them as it finds new ones. */
@Injectable()
export class RenewDocuments {
  constructor(
    private readonly database: Database,
    schedule: Schedule,
  ) {
    schedule.every({ name: 'old documents', everyMs: EVERY_MS, run: () => this.run() });
  }

  /** One by one, each by itself, so that it can be cut short anywhere. */
  async run(): Promise<void> {
    const end = performance.now() + ROUND_MS;
    let old = await listOld(this.database);
    while (old.length > 0) {
      for (const { id } of old) {
        if (performance.now() > end) return;
        await renew(this.database, id);
      }
      old = await listOld(this.database);
    }
  }
}
