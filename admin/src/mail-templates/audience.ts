import type { MailTemplate } from '@frontdoor/contract';
import { translate } from '../messages/translate.ts';

/** The system writes it by itself. */
export const isAutomatic = ({ stage }: MailTemplate): boolean => stage === 'automatic';

/** To whom the templates go that belong to no stage of an application. */
const audiences: Readonly<Record<string, 'enquirers' | 'interviewees' | 'automatic'>> = {
  enquiry: 'enquirers',
  'arranged-interview': 'interviewees',
  automatic: 'automatic',
};

/** What a template belongs to, in a word or two. */
export const belongsTo = (template: MailTemplate): string => {
  const audience = audiences[template.stage];
  return audience ? translate(`mailTemplates.belongsTo.${audience}`) : template.stage;
};
