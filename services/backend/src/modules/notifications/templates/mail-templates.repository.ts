import { findRow, listRows, oneRow, queries } from '../../../platform/database/queries';
import type { MailTemplate } from './mail-templates.view';

const columns = 'key AS id, stage, title, subject, body, version, updated_at AS "updatedAt"';
const one = `SELECT ${columns} FROM mail_templates WHERE key = $1`;

export const mailTemplates = queries('mail-templates', {
  list: listRows<MailTemplate>(`SELECT ${columns} FROM mail_templates ORDER BY title, key`),
  find: findRow<MailTemplate, [key: string]>(one),
  lock: findRow<MailTemplate, [key: string]>(`${one} FOR UPDATE`),
  update: oneRow<MailTemplate, [key: string, subject: string, body: string]>(`
    UPDATE mail_templates SET subject = $2, body = $3, version = version + 1, updated_at = now() WHERE key = $1
    RETURNING ${columns}`),
});
