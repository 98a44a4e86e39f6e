import type { Delivery } from '@frontdoor/contract';
import { english } from '../messages/english.ts';
import { translate } from '../messages/translate.ts';

const isKnown = (template: string): template is Delivery['template'] =>
  Object.hasOwn(english.deliveries.templates, template);

/** The name of a mail in words; for a template that only another release sends, the template's own name. */
export const templateText = (template: string): string =>
  isKnown(template) ? translate(`deliveries.templates.${template}`) : template;
