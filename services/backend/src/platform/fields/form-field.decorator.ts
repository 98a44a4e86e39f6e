import { EmailField, PhoneField, WebAddressField } from './contact-fields.decorator';
import { enteredField } from './field.decorator';
import type { FormFieldFacts } from './form-field';
import { TextField, textFault } from './text-field.decorator';

const LONGEST_LINE = 200;
const LONGEST_TEXT = 5000;
const LONGEST_WEB_ADDRESS = 300;

/** The rules of a field and its description, by its type. */
export function FormField({ type, label, max = LONGEST_LINE, ...facts }: FormFieldFacts): PropertyDecorator {
  const { wrong = 'Enter a web address, like company.com.', sample: _, ...described } = facts;
  const words = { title: label, 'x-type': type, ...described };
  if (type === 'line') return TextField({ maxLength: max, ...words });
  if (type === 'lines') return TextField({ maxLength: LONGEST_TEXT, lines: true, ...words });
  if (type === 'web-address')
    return WebAddressField({ maxLength: LONGEST_WEB_ADDRESS, wrong, 'x-wrong': wrong, ...words });
  // The length of an option is not shown, because nobody makes it up.
  if (type === 'option') return enteredField('text', words, textFault({ maxLength: LONGEST_LINE }));
  return type === 'email' ? EmailField(words) : PhoneField(words);
}
