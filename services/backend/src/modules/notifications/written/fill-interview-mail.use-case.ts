import { fillPlaceholders, type MailText, type Values } from '../templates/mail-text';

export type { MailText };

/** What a mail to an applicant says of an interview. */
export type InterviewFacts = Values<'interviewees'>;

/** The text with the facts in place of the placeholders. One that stands for nothing, on lines of its own, leaves no gap. */
export const fillInterviewMail = ({ subject, body }: MailText, facts: InterviewFacts): MailText => ({
  subject: fillPlaceholders(subject, facts),
  body: fillPlaceholders(body.replace(/\r\n?/g, '\n'), facts).replace(/\n{3,}/g, '\n\n'),
});
