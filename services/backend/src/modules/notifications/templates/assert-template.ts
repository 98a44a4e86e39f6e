import { NotFound } from '../../../platform/http/errors/http.errors';
import { REPLY_STAGE } from '../notifications.facts';
import type { MailTemplate } from './mail-templates.view';
import type { Audience } from './mail-text';

/** Postgres has no text with a zero character. */
export const isTemplateKey = (key: string) => !key.includes('\0');

export const audienceOf = ({ stage }: Pick<MailTemplate, 'stage'>): Audience =>
  stage === REPLY_STAGE ? 'enquirers' : 'applicants';

/** Whether the texts are a role's business: HR writes to applicants, general administrators reply to enquiries. */
export const isForRole = (template: Pick<MailTemplate, 'stage'>, role: string): boolean =>
  audienceOf(template) === (role === 'hr' ? 'applicants' : 'enquirers');

/** @throws NotFound, also for a text of another role's */
export function assertTemplate(template: MailTemplate | undefined | false, role: string): MailTemplate {
  if (!template || !isForRole(template, role)) throw new NotFound('There is no such template.');
  return template;
}
