import { field, ruleOf, type Shown } from './field.decorator';
import { Tidied } from './tidied.decorator';

/** The options of every field that visitors enter. */
export interface Entered extends Omit<Shown, 'required' | 'nullable'> {
  /** The error when it is missing, which the contract tells the forms. Without this the field is optional, and an empty one counts as absent. */
  missing?: string;
}

const INVISIBLE = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Trimmed, with line breaks of one kind; nothing when there is nothing to see. */
export function tidyText(value: string): string {
  const text = value.trim();
  if (INVISIBLE.test(text)) return '';
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

/** A text that visitors enter. Its rule is not asked for an empty field. */
export const enteredField = (
  name: string,
  { missing, ...shown }: Entered & { format?: string; maxLength?: number },
  faultOf: (value: unknown) => string | null,
  tidy = tidyText,
): PropertyDecorator =>
  field(
    { type: String, required: Boolean(missing), ...(missing && { 'x-missing': missing }), ...shown },
    Tidied((value) => (typeof value === 'string' ? tidy(value) || (missing ? '' : undefined) : value)),
    ruleOf(name, (value) =>
      missing && (value === '' || value === undefined || value === null) ? missing : faultOf(value),
    ),
  );
