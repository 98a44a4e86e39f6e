import type { ApplicationSummary } from '../../applications/describe-application.use-case';
import type { Ask } from '../../resumes/another/ask-for-another.use-case';
import type { AskReason } from '../../resumes/resumes.facts';
import { ASK_TEMPLATE } from '../notifications.facts';
import { formatMoment } from '../../../platform/wall-clock';
import { type Letter, printableName, type Sender, type SystemLetter } from './letter';
import { describeResume, letterFrom, mailtoOf } from './write-submission-mails';

/** The texts for the applicant, by reason: the fault, and its remedy. */
const wordsByReason: Record<AskReason, { wrong: string; help: string }> = {
  locked: {
    wrong: 'The file that you sent is protected by a password, so nobody here can open it.',
    help: 'Save it once more without a password, and send that file.',
  },
  damaged: {
    wrong: 'The file that you sent is damaged inside: our programs cannot open it.',
    help: 'Open it on your side and save it anew, as PDF if you can. Look whether the new file opens, and send that one.',
  },
  infected: {
    wrong: 'Our scanner took the file that you sent for one with malware, so it was deleted. Scanners err at times.',
    help: 'Make the file anew, as PDF without macros, on a device that you trust, and send that one.',
  },
  lost: {
    wrong: 'The file that you sent was damaged on our side while we stored it. It was no fault of yours.',
    help: 'Send the same file once more.',
  },
};

type AskedFile = Pick<Ask, 'reason' | 'reference' | 'position' | 'expiresAt'> & { name: string; href: string };

/** Repeats only the name of the sender's text, as an acknowledgement does. An answer goes to `inbox`. */
export function writeAskMail(
  { reason, reference, position, expiresAt, name, href }: AskedFile,
  { timeZone, inbox }: Pick<Sender, 'timeZone'> & { inbox: NonNullable<Letter['replyTo']> },
): SystemLetter {
  const { wrong: fault, help: remedy } = wordsByReason[reason];
  const until = formatMoment(expiresAt, timeZone);
  const said = {
    mail: ASK_TEMPLATE,
    values: { name: printableName(name), reference, fault, remedy, until },
    preview: 'Your application is with us. Please send its resume once more.',
    facts: [
      { label: 'Reference', value: reference },
      { label: 'Position', value: position },
      { label: 'Link until', value: until },
    ],
    link: href,
  } as const;
  return { replyTo: inbox, automatic: 'generated', said, secret: href };
}

/** What HR reads about the former file. */
const formers: Record<AskReason, string> = {
  locked: 'protected by a password',
  damaged: 'damaged inside',
  infected: 'deleted, because the scanner found malware',
  lost: 'damaged on its way to storage',
};

type Answered = ApplicationSummary & Pick<Ask, 'reason' | 'position' | 'answeredAt'>;

/** The notice to HR of a file that came by the link of such a mail. */
export function writeAnotherFileMail(
  answered: Answered,
  { siteUrl, timeZone }: Pick<Sender, 'siteUrl' | 'timeZone'>,
): SystemLetter {
  const { id, name, email, reference, resume, reason, position, answeredAt, createdAt } = answered;
  return letterFrom(answered, {
    mail: 'hr-another-file',
    values: { name, position, reference },
    preview: `${name} has sent another file for the application`,
    facts: [
      { label: 'New file', value: describeResume(resume) },
      { label: 'Former file', value: formers[reason] },
      ...(answeredAt ? [{ label: 'Received', value: formatMoment(answeredAt, timeZone) }] : []),
      { label: 'Applied', value: formatMoment(createdAt, timeZone) },
      { label: 'E-mail', value: email, href: mailtoOf(email) },
      { label: 'Reference', value: reference },
    ],
    link: `${siteUrl}/admin/applications/${id}/show`,
  });
}
