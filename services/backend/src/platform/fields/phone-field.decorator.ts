import { MayBeAbsent } from './plain-text.decorator';
import { isPhoneNumber } from './phone-number';
import { field, ruleOf, tidyText } from './text-field.decorator';
import { Tidied } from './tidied.decorator';

const LONGEST = 40;
const PHONE = 'Enter a phone number, like +91 98123 45678.';

/** A phone number as its owner writes it. Without `missing` it may be left out. */
export const PhoneField = ({ missing }: { missing?: string } = {}): PropertyDecorator =>
  field(
    Tidied((value) => (typeof value === 'string' ? tidyText(value) || (missing ? '' : undefined) : value)),
    ...(missing ? [] : [MayBeAbsent()]),
    ruleOf('phone', (value) => {
      if (missing && (value === '' || value === undefined || value === null)) return missing;
      if (typeof value !== 'string' || [...value].length > LONGEST || /\p{Cc}/u.test(value)) return PHONE;
      return isPhoneNumber(value) ? null : PHONE;
    }),
  );
