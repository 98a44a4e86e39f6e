import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';
import type { MailText } from './check-mail-text';

export interface MailTemplate extends MailText {
  key: string;
  stage: string;
  title: string;
  version: number;
  updatedAt: Date;
}

const columns = 'key, stage, title, subject, body, version, updated_at AS "updatedAt"';
const list = statement('mail-templates.list', `SELECT ${columns} FROM mail_templates ORDER BY title, key`);
const find = statement('mail-templates.find', `SELECT ${columns} FROM mail_templates WHERE key = $1`);
const lock = statement('mail-templates.lock', `SELECT ${columns} FROM mail_templates WHERE key = $1 FOR UPDATE`);
const update = statement(
  'mail-templates.update',
  `UPDATE mail_templates SET subject = $2, body = $3, version = version + 1, updated_at = now() WHERE key = $1
   RETURNING ${columns}`,
);

@Injectable()
export class MailTemplatesRepository {
  constructor(private readonly database: Database) {}

  list(): Promise<MailTemplate[]> {
    return this.database.query(list);
  }

  async find(key: string): Promise<MailTemplate | null> {
    return key.includes('\0') ? null : ((await this.database.query<MailTemplate>(find, [key]))[0] ?? null);
  }

  async lock(tx: Sql, key: string): Promise<MailTemplate | null> {
    return key.includes('\0') ? null : ((await tx.query<MailTemplate>(lock, [key]))[0] ?? null);
  }

  async update(tx: Sql, key: string, { subject, body }: MailText): Promise<MailTemplate> {
    const [row] = (await tx.query(update, [key, subject, body])) as [MailTemplate];
    return row;
  }
}
