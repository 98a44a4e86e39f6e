import { ValidationFailed } from '../../../platform/http/errors/http.errors';
import { oneLine } from '../letters/letter-words';
import type { MailText } from './check-mail-text';

export const placeholders = ['name', 'position', 'reference', 'company'] as const;
export type Placeholder = (typeof placeholders)[number];

const anything = /\{\{([^{}]*)\}\}/g;
const list = placeholders.map((name) => `{{${name}}}`).join(', ');

const isKnown = (name: string): name is Placeholder => (placeholders as readonly string[]).includes(name);

/** @throws ValidationFailed under the field's name for an unknown placeholder, or half of one */
export function checkPlaceholders(field: string, text: string): void {
  const rest = text.replace(anything, (whole, name: string) => (isKnown(name.trim()) ? '' : whole));
  if (/\{\{|\}\}/.test(rest)) throw new ValidationFailed({ [field]: `Use ${list} and no other placeholder.` });
}

/** The text with each placeholder filled by one line. An applicant's name may look like a placeholder: it loses its braces. */
export const fillPlaceholders = (text: string, values: Record<Placeholder, string>) =>
  text.replace(anything, (whole, name: string) => {
    const known = name.trim();
    return isKnown(known) ? oneLine(values[known].replace(/[{}]/g, '')) : whole;
  });

/** The same for the whole text of a mail to an applicant. */
export function fillMail(
  { subject, body }: MailText,
  { name, apply: position, reference }: { name: string; apply: string; reference: string },
  company: string,
): MailText {
  const values = { name, position, reference, company };
  return { subject: fillPlaceholders(subject, values), body: fillPlaceholders(body, values) };
}
