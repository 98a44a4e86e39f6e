import { ValidationFailed } from '../../../platform/http/errors/http.errors';
import { longestMail } from '../mail-text.facts';

export interface MailText {
  subject: string;
  body: string;
}

const notInSubject = /[\p{Cc}\u2028\u2029]/u;
const notInBody = /[^\P{Cc}\n\t]/u;

/** The text with uniform line breaks. @throws ValidationFailed when it cannot go out as it stands */
export function checkMailText({ subject, body }: MailText): MailText {
  const text = { subject: subject.trim(), body: body.replace(/\r\n?/g, '\n').trim() };
  const errors: Record<string, string> = {};
  if (text.subject === '' || text.subject.length > longestMail.subject || notInSubject.test(text.subject))
    errors['subject'] = `Enter one line of at most ${longestMail.subject} characters.`;
  if (text.body === '' || text.body.length > longestMail.body || notInBody.test(text.body))
    errors['body'] = `Enter a text of at most ${longestMail.body} characters.`;
  if (Object.keys(errors).length > 0) throw new ValidationFailed(errors);
  return text;
}

/** @throws ValidationFailed for a text that still has a placeholder: the person would get to read it */
export function checkFilled(text: MailText): void {
  for (const field of ['subject', 'body'] as const)
    if (/\{\{[^{}]*\}\}/.test(text[field])) throw new ValidationFailed({ [field]: 'A placeholder is not filled in.' });
}
