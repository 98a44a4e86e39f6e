import { enteredField, type Entered, field, ruleOf, type FieldOptions, Tidied } from './field.decorator';

interface TextRules {
  /** In characters as Postgres counts them; class-validator's own `Length` overlooks some. */
  maxLength: number;
  /** Whether it may have line breaks and tabs. */
  lines?: boolean;
}

/** The error of a text that is too long, in characters as Postgres counts them; null for another one. */
export function lengthFault(value: string, maxLength: number): string | null {
  // The length in UTF-16 units is never smaller, so that counting is for the rare text.
  const length = value.length > maxLength ? [...value].length : 0;
  return length > maxLength ? `Use at most ${maxLength} characters; these are ${length}.` : null;
}

/** The error of a visitor's text. */
export function textFault({ maxLength, lines = false }: TextRules) {
  const forbidden = lines ? /[^\P{Cc}\t\n]/u : /[\p{Cc}\u2028\u2029]/u;
  return (value: unknown): string | null => {
    if (typeof value !== 'string') return 'Use plain text.';
    if (forbidden.test(value) || !value.isWellFormed()) return `Use plain text${lines ? '' : ' on one line'}.`;
    return lengthFault(value, maxLength);
  };
}

/** A visitor's text that a database can keep and a person can read: no control characters, no halves of characters. */
export const TextField = ({ lines = false, ...options }: TextRules & Entered): PropertyDecorator =>
  enteredField('text', options, textFault({ maxLength: options.maxLength, lines }));

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
