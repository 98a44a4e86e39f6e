import type { MailTemplate } from '@frontdoor/contract';
import { translate } from '../messages/translate.ts';

/** To whom the templates go that belong to no stage of an application. */
const audiences: Readonly<Record<string, 'enquirers' | 'interviewees'>> = {
  enquiry: 'enquirers',
  'arranged-interview': 'interviewees',
};

export const audienceOf = ({ stage }: MailTemplate) => audiences[stage];

/** What a template belongs to, in a word or two. */
export const belongsTo = (template: MailTemplate): string => {
  const audience = audienceOf(template);
  return audience ? translate(`mailTemplates.belongsTo.${audience}`) : template.stage;
};
