import { ValidateBy } from 'class-validator';
import { MayBeAbsent } from './plain-text.decorator';
import { Tidied } from './tidied.decorator';

interface TextRules {
  /** In characters as Postgres counts them; class-validator's own `Length` overlooks some. */
  max: number;
  /** Whether it may have line breaks and tabs. */
  lines?: boolean;
  /** The error when it is missing. A text without this is optional, and an empty one counts as absent. */
  missing?: string;
}

const INVISIBLE = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Trimmed, with line breaks of one kind; nothing when there is nothing to see. */
export function tidyText(value: string): string {
  const text = value.trim();
  if (INVISIBLE.test(text)) return '';
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

/** Text that a database can keep and a person can read: no control characters, no halves of characters. */
export function TextField({ max, lines = false, missing }: TextRules): PropertyDecorator {
  const forbidden = lines ? /[^\P{Cc}\t\n]/u : /[\p{Cc}\u2028\u2029]/u;
  const faultOf = (value: unknown): string | null => {
    if (missing && (value === '' || value === undefined || value === null)) return missing;
    if (typeof value !== 'string') return 'Use plain text.';
    if (forbidden.test(value) || !value.isWellFormed()) return `Use plain text${lines ? '' : ' on one line'}.`;
    // The length in UTF-16 units is never smaller, so that counting is for the rare text.
    return value.length > max && [...value].length > max ? `Use at most ${max} characters.` : null;
  };
  return field(
    Tidied((value) => (typeof value === 'string' ? tidyText(value) || (missing ? '' : undefined) : value)),
    ...(missing ? [] : [MayBeAbsent()]),
    ruleOf('text', faultOf),
  );
}

/** A rule that tells by a text what is wrong, and by null that nothing is. */
export const ruleOf = (name: string, faultOf: (value: unknown) => string | null): PropertyDecorator =>
  ValidateBy({
    name,
    validator: {
      validate: (value) => faultOf(value) === null,
      defaultMessage: (facts) => faultOf(facts?.value) ?? 'This field is not valid.',
    },
  });

/** Several decorators of a property as one. */
export const field =
  (...decorators: PropertyDecorator[]): PropertyDecorator =>
  (target, property) =>
    decorators.forEach((decorate) => decorate(target, property));
