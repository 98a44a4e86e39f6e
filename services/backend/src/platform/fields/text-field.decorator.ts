import { field, type FieldOptions, Tidied } from './field.decorator';
import { lengthFault, type TextRules } from './form-field.decorator';
import { ruleOf } from './validate-as';

/**
 * A text of staff, kept as it was typed but for spaces around it, without control characters (Postgres has no text with a zero
 * character). One error tells all of this, and an empty text is an error too.
 */
export function PlainText({ lines = false, ...options }: TextRules & FieldOptions): PropertyDecorator {
  const forbidden = lines ? /[^\P{Cc}\t\n\r]/u : /\p{Cc}/u;
  const fault = `Give plain text${lines ? '' : ' on one line'} of 1 to ${options.maxLength} characters.`;
  return field(
    { type: String, ...options },
    Tidied((value) => (typeof value === 'string' ? value.trim() : value)),
    ruleOf('plainText', (value) => {
      const isPlain = typeof value === 'string' && value !== '' && !forbidden.test(value);
      return isPlain && lengthFault(value, options.maxLength) === null ? null : fault;
    }),
  );
}
