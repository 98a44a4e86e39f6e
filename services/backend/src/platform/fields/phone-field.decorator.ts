import { type Entered, enteredField } from './entered-field.decorator';
import { isPhoneNumber } from './phone-number';

const LONGEST = 40;
const PHONE = 'Enter a phone number, like +91 98123 45678.';

/** A phone number as its owner writes it. */
export const PhoneField = (shown: Entered = {}): PropertyDecorator =>
  enteredField('phone', { maxLength: LONGEST, description: '6 to 20 digits.', ...shown }, (value) => {
    if (typeof value !== 'string' || [...value].length > LONGEST || /\p{Cc}/u.test(value)) return PHONE;
    return isPhoneNumber(value) ? null : PHONE;
  });
