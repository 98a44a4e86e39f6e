import type { ToldAnswer } from '../../interviews/answers/issue-answer-link.use-case';
import { describeWhen } from '../../interviews/mails/find-interview-mail.use-case';
import type { Letter, Sender } from './letter';
import { letterFrom, mailtoOf } from './write-submission-mails';

const words: Record<ToldAnswer['answer'], { start: string; does: string }> = {
  accepted: { start: 'Accepted', does: 'will come to the interview' },
  declined: { start: 'Declined', does: 'does not come to the interview' },
  'another-time': { start: 'Another time', does: 'asks for another time' },
};

/** What an applicant has answered to an invitation, to HR. An answer to the mail goes to the applicant. */
export function writeAnswerMail(told: ToldAnswer, { company, siteUrl, timeZone }: Sender): Letter {
  const { applicationId, reference, apply, name, email, answer, note } = told;
  const { start, does } = words[answer];
  return letterFrom({ name, email }, `${start}: interview with ${name}, ${apply} (${reference})`, {
    preview: `${name} ${does}`,
    label: company,
    title: name,
    lead: `${does.charAt(0).toUpperCase()}${does.slice(1)}.`,
    facts: [
      { label: 'When', value: describeWhen({ ...told, zone: timeZone }) },
      { label: 'Position', value: apply },
      { label: 'E-mail', value: email, href: mailtoOf(email) },
      { label: 'Reference', value: reference },
    ],
    blocks: note ? [{ label: 'Their words', text: note }] : [],
    button: { text: 'Open the application', href: `${siteUrl}/admin/applications/${applicationId}/show#interviews` },
    note: `${answer === 'accepted' ? 'There is nothing to do.' : 'The interview stands until somebody changes or cancels it.'} An answer to this mail goes to ${name}.`,
  });
}
