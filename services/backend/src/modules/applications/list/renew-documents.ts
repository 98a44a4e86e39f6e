import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { Schedule } from '../../../platform/schedule/schedule';
import { documents } from '../application-documents.repository';

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
    let old = await documents.listOld(this.database);
    while (old.length > 0) {
      for (const { id } of old) {
        if (performance.now() > end) return;
        await documents.renew(this.database, id);
      }
      old = await documents.listOld(this.database);
    }
  }
}
