import { NotFound } from '../../../platform/http/errors/http.errors';
import { INTERVIEW_STAGE, REPLY_STAGE } from '../notifications.facts';
import type { MailTemplate } from './mail-templates.view';
import type { Audience } from './mail-text';

/** Postgres has no text with a zero character. */
export const isTemplateKey = (key: string) => !key.includes('\0');

const audiences: Readonly<Record<string, Audience>> = { [REPLY_STAGE]: 'enquirers', [INTERVIEW_STAGE]: 'interviewees' };

/** To whom a mail goes that a person of the staff begins with. */
export const audienceOf = ({ stage }: Pick<MailTemplate, 'stage'>): Audience => audiences[stage] ?? 'applicants';

/** @throws NotFound, also for a mail of another role's */
export function assertTemplate(template: MailTemplate | undefined, role: string): MailTemplate {
  if (template?.role !== role) throw new NotFound('There is no such template.');
  return template;
}
