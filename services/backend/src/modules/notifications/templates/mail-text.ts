import { ValidationFailed } from '../../../platform/http/errors/http.errors';
import { oneLine } from '../letters/letter';
import { longestMail } from '../notifications.facts';
import { readBody } from '../system-mails/read-markup';

export type MailText = Record<'subject' | 'body', string>;

const fields = ['subject', 'body'] as const;
const unfit = { subject: /[\p{Cc}\u2028\u2029]/u, body: /[^\P{Cc}\n\t]/u };
/** Shorter than a mail, because the value of a placeholder is longer than the placeholder. */
export const longestTemplate = { subject: 200, body: 8_000 };

const advice = (field: keyof MailText, longest: typeof longestMail) =>
  `Enter ${field === 'subject' ? 'one line' : 'a text'} of at most ${longest[field]} characters.`;

/** The text with uniform line breaks. @throws ValidationFailed when it cannot go out as it stands */
export function checkMailText({ subject, body }: MailText): MailText {
  const text = { subject: subject.trim(), body: body.replace(/\r\n?/g, '\n').trim() };
  const errors: Record<string, string> = {};
  for (const field of fields)
    if (text[field] === '' || text[field].length > longestMail[field] || unfit[field].test(text[field]))
      errors[field] = advice(field, longestMail);
  if (Object.keys(errors).length > 0) throw new ValidationFailed(errors);
  return text;
}

/** What the placeholders of a template are. */
export interface TemplateRules {
  known: readonly string[];
  /** Without one of these the mail would be of no use. */
  needs: readonly string[];
  onlyInBody?: readonly string[];
  /** Each of these has a line of its own. For a text whose marks are read; one of a person has none. */
  alone?: readonly string[];
}

/** The same for a text with placeholders. */
export function checkTemplate(template: MailText, rules: TemplateRules): MailText {
  const text = checkMailText(template);
  for (const field of fields)
    if (text[field].length > longestTemplate[field])
      throw new ValidationFailed({ [field]: advice(field, longestTemplate) });
  const inBody = new Set(rules.onlyInBody);
  checkPlaceholders(
    'subject',
    text.subject,
    rules.known.filter((name) => !inBody.has(name)),
  );
  checkPlaceholders('body', text.body, rules.known);
  for (const name of rules.alone ?? [])
    if (placeholderOf([name]).test(text.body.replace(aloneOf(name), '')))
      throw new ValidationFailed({ body: `{{${name}}} has to stand on a line of its own.` });
  const has = (words: string, name: string) => placeholderOf([name]).test(words);
  const shown = rules.alone ? checkParts(text.body, new Set(rules.alone)) : text.body;
  for (const name of rules.needs)
    if (!has(`${text.subject}\n${shown}`, name)) {
      const what = has(text.body, name) ? 'has to stand in a text or a button above the line ---' : 'is missing';
      throw new ValidationFailed({ body: `{{${name}}} ${what}: its reader needs it.` });
    }
  return text;
}

/** Why words that were saved by another release would be refused by this one; null for words that would not. */
export function whyRefused(words: MailText, rules: TemplateRules): string | null {
  try {
    checkTemplate(words, rules);
    return null;
  } catch (error) {
    if (!(error instanceof ValidationFailed)) throw error;
    return Object.values(error.errors)[0] ?? null;
  }
}

/** @returns what its reader is sure to see: labels go with their texts. @throws ValidationFailed for a part in the small print */
function checkParts(body: string, alone: ReadonlySet<string>): string {
  const { above, below } = readBody(body, alone);
  const part = below.find(({ kind }) => kind === 'button' || kind === 'placeholder');
  if (part) {
    const what = part.kind === 'placeholder' ? `{{${part.name}}}` : 'A button';
    throw new ValidationFailed({ body: `${what} has to stand above the line ---: below it is the small print.` });
  }
  return above
    .map((piece) => {
      if (piece.kind === 'button') return `${piece.text} ${piece.href}`;
      if (piece.kind === 'placeholder') return `{{${piece.name}}}`;
      return piece.kind === 'title' || piece.kind === 'text' ? piece.text : '';
    })
    .join('\n');
}

/** @throws ValidationFailed for a text that still has a placeholder: the person would get to read it */
export function checkFilled(text: MailText): void {
  for (const field of fields)
    if (/\{\{[^{}]*\}\}/.test(text[field])) throw new ValidationFailed({ [field]: 'A placeholder is not filled in.' });
}

/** What is filled in, by whom a mail goes to. */
const placeholders = {
  applicants: ['name', 'position', 'reference', 'company'],
  enquirers: ['name', 'reference', 'company', 'writer'],
  interviewees: ['name', 'position', 'reference', 'company', 'when', 'place', 'people', 'details'],
} as const;
export type Audience = keyof typeof placeholders;

const placeholderOf = (names: readonly string[]) => new RegExp(String.raw`\{\{\s*(${names.join('|')})\s*\}\}`, 'g');
const aloneOf = (name: string) => new RegExp(String.raw`^[ \t]*\{\{\s*${name}\s*\}\}[ \t]*$`, 'gm');
const inBraces = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(', ');
export const knownPlaceholders = (audience: Audience) => inBraces(placeholders[audience]);
export const placeholdersFor = (audience: Audience): readonly string[] => placeholders[audience];

/** @throws ValidationFailed under the field's name for an unknown placeholder, which it names, or half of one */
export function checkPlaceholders(field: keyof MailText | 'text', text: string, known: readonly string[]): void {
  const left = text.replace(placeholderOf(known), '');
  if (!/\{\{|\}\}/.test(left)) return;
  const [unknown] = /\{\{[^{}\n]*\}\}/.exec(left) ?? [];
  const first = unknown ? `There is no ${unknown} ${field === 'subject' ? 'in the subject' : 'in this mail'}. ` : '';
  throw new ValidationFailed({ [field]: `${first}Use ${inBraces(known)} and no other placeholder.` });
}

export type Values<To extends Audience> = To extends Audience
  ? Readonly<Record<(typeof placeholders)[To][number], string>>
  : never;

/** The text with each placeholder filled by one line. A visitor's name may look like a placeholder: it loses its braces. */
export function fillPlaceholders(text: string, values: Values<Audience>): string {
  const filled = new Map(Object.entries(values));
  return text.replace(placeholderOf([...filled.keys()]), (_, name: string) =>
    oneLine((filled.get(name) ?? '').replace(/[{}]/g, '')),
  );
}
