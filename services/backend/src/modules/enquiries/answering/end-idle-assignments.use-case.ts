import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database, type Sql } from '../../../platform/database/database';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { enquiryKinds } from '../enquiry-kinds.facts';
import { answering } from './answering.repository';

/** Of one kind in one transaction. */
const MOST = 200;

/**
 * Gives open enquiries back to nobody whose person has neither answered nor noted anything for so many working days, so that a colleague
 * finds them under *Nobody's*. Their dates stay: the sender waits all the same.
 */
@Injectable()
export class EndIdleAssignments {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
    @InjectConfig() private readonly config: Config,
  ) {}

  async run(): Promise<void> {
    const { ENQUIRY_ASSIGNMENT_DAYS: days } = this.config;
    if (days > 0) await this.database.transaction((tx) => this.end(tx, days));
  }

  private async end(tx: Sql, days: number): Promise<void> {
    for (const subjectType of enquiryKinds) {
      const idle = await answering[subjectType].lockIdle(tx, days, MOST);
      const ids = idle.map(({ id }) => id);
      await answering[subjectType].assign(tx, ids, null);
      const about = idle.map(({ id: subjectId, assignee: assignedTo }) => {
        return { subjectId, details: { before: { assignedTo }, after: { assignedTo: null }, days } };
      });
      await this.audit.recordAll({ action: 'enquiry.assignment-ended', subjectType }, about, tx);
    }
  }
}
