import type { ToldAnswer } from '../../interviews/answers/issue-answer-link.use-case';
import { describeTimes } from '../../interviews/mails/find-interview-mail.use-case';
import type { Letter, Sender } from './letter';
import { letterFrom, mailtoOf } from './write-submission-mails';

const words: Record<ToldAnswer['answer'], { start: string; does: string }> = {
  accepted: { start: 'Accepted', does: 'will come to the interview' },
  declined: { start: 'Declined', does: 'does not come to the interview' },
  'another-time': { start: 'Another time', does: 'asks for another time' },
  tentative: { start: 'Tentative', does: 'does not know yet whether to come to the interview' },
};

/** What an applicant or an interviewer has answered to an invitation, to HR. An answer to the mail goes to them. */
export function writeAnswerMail(told: ToldAnswer, { company, siteUrl, timeZone }: Sender): Letter {
  const { applicationId, reference, apply, name, answer, note, interviewer } = told;
  const { start, does } = words[answer];
  const isProposed = told.otherStart !== null;
  const who = interviewer ?? { name, email: told.email };
  const { email } = who;
  const by = interviewer ? ` by ${interviewer.name}` : '';
  return letterFrom(who, `${start}${by}: interview with ${name}, ${apply} (${reference})`, {
    preview: `${who.name} ${does}`,
    label: company,
    title: who.name,
    lead: `${does.charAt(0).toUpperCase()}${does.slice(1)}${interviewer ? ` with ${name}` : ''}.`,
    facts: [
      ...(interviewer ? [{ label: 'Applicant', value: name }] : []),
      { label: 'When', value: describeTimes({ ...told, zone: timeZone }) },
      { label: 'Position', value: apply },
      { label: 'E-mail', value: email, href: mailtoOf(email) },
      { label: 'Reference', value: reference },
    ],
    blocks: note ? [{ label: 'Their words', text: note }] : [],
    button: { text: 'Open the application', href: `${siteUrl}/admin/applications/${applicationId}/show#interviews` },
    note: `${answer === 'accepted' ? 'There is nothing to do.' : isProposed ? 'Neither of the two times is chosen.' : 'The interview stands until somebody changes or cancels it.'} An answer to this mail goes to ${who.name}.`,
  });
}
