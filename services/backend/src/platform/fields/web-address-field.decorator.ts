import { isURL } from 'class-validator';
import { MayBeAbsent } from './plain-text.decorator';
import { field, ruleOf, tidyText } from './text-field.decorator';
import { Tidied } from './tidied.decorator';

interface WebAddressRules {
  max: number;
  /** The error when it is missing. Without this the field is optional. */
  missing?: string;
  /** Whether `company.com` will do; it is kept as `https://company.com`. */
  bareDomain?: boolean;
  wrong: string;
}

const rules = { protocols: ['http', 'https'], require_protocol: true, disallow_auth: true };

/** The address of a web page, http or https. Phones like to begin it with a capital. */
export function WebAddressField({ max, missing, bareDomain = false, wrong }: WebAddressRules): PropertyDecorator {
  const normalise = (text: string) => {
    if (/^https?:/i.test(text)) return text.replace(/^https?:/i, (scheme) => scheme.toLowerCase());
    return bareDomain && text && !text.includes('://') ? `https://${text}` : text;
  };
  return field(
    Tidied((value) => (typeof value === 'string' ? normalise(tidyText(value)) || (missing ? '' : undefined) : value)),
    ...(missing ? [] : [MayBeAbsent()]),
    ruleOf('webAddress', (value) => {
      if (missing && (value === '' || value === undefined || value === null)) return missing;
      if (typeof value !== 'string' || /[\p{Cc}\s]/u.test(value) || !value.isWellFormed()) return wrong;
      if ([...value].length > max) return `Use at most ${max} characters.`;
      return isURL(value, rules) ? null : wrong;
    }),
  );
}
