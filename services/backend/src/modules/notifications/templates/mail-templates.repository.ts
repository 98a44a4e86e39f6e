import { findRow, listRows, oneRow, queries } from '../../../platform/database/queries';
import type { MailTemplate } from './mail-templates.view';

export type WrittenTemplate = Pick<
  MailTemplate,
  'id' | 'stage' | 'title' | 'subject' | 'body' | 'version' | 'updatedAt'
>;

const columns = 'key AS id, stage, title, subject, body, version, updated_at AS "updatedAt"';
const one = `SELECT ${columns} FROM mail_templates WHERE key = $1`;

/** The words with which people of the staff begin. */
export const mailTemplates = queries('mail-templates', {
  list: listRows<WrittenTemplate>(`SELECT ${columns} FROM mail_templates ORDER BY title, key`),
  find: findRow<WrittenTemplate, [key: string]>(one),
  lock: findRow<WrittenTemplate, [key: string]>(`${one} FOR UPDATE`),
  update: oneRow<WrittenTemplate, [key: string, subject: string, body: string]>(`
    UPDATE mail_templates SET subject = $2, body = $3, version = version + 1, updated_at = now() WHERE key = $1
    RETURNING ${columns}`),
});
