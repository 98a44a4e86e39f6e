import type { ToldAnswer } from '../../interviews/answers/issue-answer-link.use-case';
import { describeTimes } from '../../interviews/mails/find-interview-mail.use-case';
import type { Sender, SystemLetter } from './letter';
import { letterFrom, mailtoOf } from './write-submission-mails';

const words: Record<ToldAnswer['answer'], { start: string; does: string }> = {
  accepted: { start: 'Accepted', does: 'will come to the interview' },
  declined: { start: 'Declined', does: 'does not come to the interview' },
  'another-time': { start: 'Another time', does: 'asks for another time' },
  tentative: { start: 'Tentative', does: 'does not know yet whether to come to the interview' },
};

/** What an applicant or an interviewer has answered to an invitation, to HR. An answer to the mail goes to them. */
export function writeAnswerMail(told: ToldAnswer, { siteUrl, timeZone }: Sender): SystemLetter {
  const { applicationId, reference, apply: position, name: applicant, answer, note, interviewer } = told;
  const { start, does } = words[answer];
  const who = interviewer ?? { name: applicant, email: told.email };
  const { name, email } = who;
  const isProposed = told.otherStart !== null;
  const stands = isProposed
    ? 'Neither of the two times is chosen.'
    : 'The interview stands until somebody changes or cancels it.';
  return letterFrom(who, {
    mail: 'hr-interview-answer',
    values: {
      name,
      applicant,
      position,
      reference,
      answer: interviewer ? `${start} by ${name}` : start,
      sentence: `${does.charAt(0).toUpperCase()}${does.slice(1)}${interviewer ? ` with ${applicant}` : ''}.`,
      words: note ?? '',
      advice: answer === 'accepted' ? 'There is nothing to do.' : stands,
    },
    preview: `${name} ${does}`,
    facts: [
      ...(interviewer ? [{ label: 'Applicant', value: applicant }] : []),
      { label: 'When', value: describeTimes({ ...told, zone: timeZone }) },
      { label: 'Position', value: position },
      { label: 'E-mail', value: email, href: mailtoOf(email) },
      { label: 'Reference', value: reference },
    ],
    link: `${siteUrl}/admin/applications/${applicationId}/show#interviews`,
  });
}
