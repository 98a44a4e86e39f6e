import { isURL } from 'class-validator';
import { type Entered, enteredField, tidyText } from './entered-field.decorator';

interface WebAddressRules extends Entered {
  maxLength: number;
  /** Whether `company.com` will do; it is kept as `https://company.com`. */
  bareDomain?: boolean;
  wrong: string;
}

const rules = { protocols: ['http', 'https'], require_protocol: true, disallow_auth: true };

/** The address of a web page, http or https. Phones like to begin it with a capital. */
export function WebAddressField({ bareDomain = false, wrong, ...shown }: WebAddressRules): PropertyDecorator {
  const normalise = (text: string) => {
    if (/^https?:/i.test(text)) return text.replace(/^https?:/i, (scheme) => scheme.toLowerCase());
    return bareDomain && text && !text.includes('://') ? `https://${text}` : text;
  };
  return enteredField(
    'webAddress',
    // A bare domain is no URI.
    { ...(!bareDomain && { format: 'uri' }), ...shown },
    (value) => {
      if (typeof value !== 'string' || /[\p{Cc}\s]/u.test(value) || !value.isWellFormed()) return wrong;
      if ([...value].length > shown.maxLength) return `Use at most ${shown.maxLength} characters.`;
      return isURL(value, rules) ? null : wrong;
    },
    (text) => normalise(tidyText(text)),
  );
}
