import { NotFound } from '../../../platform/http/errors/http.errors';
import type { MailTemplate } from './mail-templates.view';

/** Postgres has no text with a zero character. */
export const isTemplateKey = (key: string) => !key.includes('\0');

/** @throws NotFound */
export function assertTemplate(template: MailTemplate | undefined | false): MailTemplate {
  if (!template) throw new NotFound('There is no such template.');
  return template;
}
