import { NotFound } from '../../../platform/http/errors/http.errors';
import { INTERVIEW_STAGE, REPLY_STAGE } from '../notifications.facts';
import type { MailTemplate } from './mail-templates.view';
import type { Audience } from './mail-text';

/** Postgres has no text with a zero character. */
export const isTemplateKey = (key: string) => !key.includes('\0');

const audiences: Readonly<Record<string, Audience>> = { [REPLY_STAGE]: 'enquirers', [INTERVIEW_STAGE]: 'interviewees' };

export const audienceOf = ({ stage }: Pick<MailTemplate, 'stage'>): Audience => audiences[stage] ?? 'applicants';

/** Whether the texts are a role's business: HR writes to applicants, general administrators reply to enquiries. */
export const isForRole = (template: Pick<MailTemplate, 'stage'>, role: string): boolean =>
  (audienceOf(template) === 'enquirers') === (role !== 'hr');

/** @throws NotFound, also for a text of another role's */
export function assertTemplate(template: MailTemplate | undefined | false, role: string): MailTemplate {
  if (!template || !isForRole(template, role)) throw new NotFound('There is no such template.');
  return template;
}
