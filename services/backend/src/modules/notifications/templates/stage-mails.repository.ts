import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';
import type { MailText } from './check-mail-text';

export interface StageMail extends MailText {
  applicationId: string;
}

const insert = statement(
  'stage-mails.insert',
  'INSERT INTO stage_mails (application_id, subject, body, requested_by) VALUES ($1, $2, $3, $4) RETURNING id',
);
const find = statement(
  'stage-mails.find',
  'SELECT application_id AS "applicationId", subject, body FROM stage_mails WHERE id = $1',
);

@Injectable()
export class StageMailsRepository {
  constructor(private readonly database: Database) {}

  async insert(tx: Sql, { applicationId, subject, body }: StageMail, requestedBy: string): Promise<string> {
    const [row] = (await tx.query(insert, [applicationId, subject, body, requestedBy])) as [{ id: string }];
    return row.id;
  }

  /** Null when it is gone with its application. */
  async find(id: string): Promise<StageMail | null> {
    const [row] = await this.database.query<StageMail>(find, [id]);
    return row ?? null;
  }
}
