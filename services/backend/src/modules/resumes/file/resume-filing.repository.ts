import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';
import type { ResumeState, ResumeType } from '../resumes.facts';
import { joinApplication } from '../../applications/application.facts';

export interface UnfiledResume {
  key: string;
  type: ResumeType;
  sha256: Buffer;
  bytes: Buffer | null;
  age_seconds: number;
}

const findUnfiled = statement(
  'resume-filing.find-unfiled',
  `SELECT r.key, r.type, r.sha256, s.bytes, extract(epoch FROM now() - a.created_at)::float8 AS age_seconds
   FROM resumes r ${joinApplication('a', 'a.id = r.application_id')} LEFT JOIN resume_spool s USING (application_id)
   WHERE r.application_id = $1 AND r.state = 'received'`,
);
const settle = statement(
  'resume-filing.settle',
  "UPDATE resumes SET state = $2, note = $3, settled_at = now() WHERE application_id = $1 AND state = 'received'",
);
const emptySpool = statement('resume-filing.empty-spool', 'DELETE FROM resume_spool WHERE application_id = $1');

/** The statements that move a resume from the spool to storage. */
@Injectable()
export class ResumeFilingRepository {
  constructor(private readonly database: Database) {}

  async findUnfiled(applicationId: string): Promise<UnfiledResume | null> {
    return (await this.database.query<UnfiledResume>(findUnfiled, [applicationId]))[0] ?? null;
  }

  async settle(
    tx: Sql,
    applicationId: string,
    state: Exclude<ResumeState, 'received'>,
    note: string | null,
  ): Promise<void> {
    await tx.query(settle, [applicationId, state, note]);
    await tx.query(emptySpool, [applicationId]);
  }

  /** Gives a resume up and keeps what the spool has of it, for a person to look at. */
  async giveUp(applicationId: string, note: string): Promise<void> {
    await this.database.query(settle, [applicationId, 'rejected', note]);
  }
}
