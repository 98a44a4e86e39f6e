import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { measureBacklog } from '../../platform/outbox/outbox';
import { countOldDocuments } from '../applications/count-old-documents.use-case';
import { countOldTexts } from '../resumes/examine/count-old-texts.use-case';
import { countDeliveries } from '../notifications/count-deliveries.use-case';
import { findLastRehearsal } from '../privacy/restore/find-last-rehearsal.use-case';
import type { HealthReportView } from './reports.view';

/** Tells whether queue, mails and search keep up, and whether the backup was restored. */
@Injectable()
export class ReportHealth {
  constructor(private readonly database: Database) {}

  async run(): Promise<HealthReportView> {
    const { count: oldDocuments } = await countOldDocuments(this.database);
    const { count: oldTexts } = await countOldTexts(this.database);
    const mail = await countDeliveries(this.database);
    const rehearsal = (await findLastRehearsal(this.database)) ?? null;
    return { queue: await measureBacklog(this.database), mail, search: { oldDocuments, oldTexts }, rehearsal };
  }
}
