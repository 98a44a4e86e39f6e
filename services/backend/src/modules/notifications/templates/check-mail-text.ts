import { ValidationFailed } from '../../../platform/http/errors/http.errors';

export interface MailText {
  subject: string;
  body: string;
}

const MOST_SUBJECT = 300;
const MOST_BODY = 10_000;
const notInSubject = /[\p{Cc}\u2028\u2029]/u;
const notInBody = /[^\P{Cc}\n\t]/u;

/** The text with uniform line breaks. @throws ValidationFailed when it cannot go out as it stands */
export function checkMailText({ subject, body }: MailText): MailText {
  const text = { subject: subject.trim(), body: body.replace(/\r\n?/g, '\n').trim() };
  const errors: Record<string, string> = {};
  if (text.subject === '' || text.subject.length > MOST_SUBJECT || notInSubject.test(text.subject))
    errors['subject'] = `Enter one line of at most ${MOST_SUBJECT} characters.`;
  if (text.body === '' || text.body.length > MOST_BODY || notInBody.test(text.body))
    errors['body'] = `Enter a text of at most ${MOST_BODY} characters.`;
  if (Object.keys(errors).length > 0) throw new ValidationFailed(errors);
  return text;
}

/** @throws ValidationFailed for a text that still has a placeholder: the person would get to read it */
export function checkFilled(text: MailText): void {
  for (const field of ['subject', 'body'] as const)
    if (/\{\{[^{}]*\}\}/.test(text[field])) throw new ValidationFailed({ [field]: 'A placeholder is not filled in.' });
}
