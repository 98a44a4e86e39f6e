import type { Delivery } from '@frontdoor/contract';
import { english } from '../messages/english.ts';
import { translate } from '../messages/translate.ts';

const isKnown = (template: string): template is Delivery['template'] =>
  Object.hasOwn(english.deliveries.templates, template);

/** What a mail says, in words; the name itself of one that only another release sends. */
export const templateText = (template: string): string =>
  isKnown(template) ? translate(`deliveries.templates.${template}`) : template;
