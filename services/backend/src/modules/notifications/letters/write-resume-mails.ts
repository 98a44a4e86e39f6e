import type { ApplicationSummary } from '../../applications/describe-application.use-case';
import type { Ask } from '../../resumes/another/ask-for-another.use-case';
import type { AskReason } from '../../resumes/resumes.facts';
import { formatMoment } from '../../../platform/wall-clock';
import { type Letter, printableName, type Sender } from './letter';
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
  { company, siteUrl, timeZone, inbox }: Sender & { inbox: NonNullable<Letter['replyTo']> },
): Letter {
  const { wrong, help } = wordsByReason[reason];
  const title = 'We could not open your resume';
  const printed = printableName(name);
  const until = formatMoment(expiresAt, timeZone);
  const page = {
    preview: 'Your application is with us. Please send its resume once more.',
    label: company,
    title,
    lead: `${printed ? `${printed}, your` : 'Your'} application is with us, and it goes on. Only its resume cannot be read.`,
    facts: [
      { label: 'Reference', value: reference },
      { label: 'Position', value: position },
      { label: 'Link until', value: until },
    ],
    blocks: [
      { label: 'What is wrong', text: wrong },
      {
        label: 'What to do',
        text: `${help} The button leads to a page that takes one file, and asks for nothing else.`,
      },
      {
        label: 'If that does not work',
        text: `Answer this mail and leave the reference in its subject, or write to us at ${siteUrl}/contact`,
        linked: true,
      },
    ],
    button: { text: 'Send another file', href },
    note: `The link is for this application alone. It takes a file until ${until}, for as long as the position is open. Opening it changes nothing. If it was not you who applied, there is nothing for you to do.`,
  };
  return { subject: `${title} (${reference})`, replyTo: inbox, automatic: 'generated', page, secret: href };
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
): Letter {
  const { id, name, email, reference, resume, reason, position, answeredAt, createdAt } = answered;
  return letterFrom(answered, `Another file: ${name} (${reference})`, {
    preview: `${name} has sent another file for the application`,
    label: 'Another file',
    title: name,
    lead: position,
    facts: [
      { label: 'New file', value: describeResume(resume) },
      { label: 'Former file', value: formers[reason] },
      ...(answeredAt ? [{ label: 'Received', value: formatMoment(answeredAt, timeZone) }] : []),
      { label: 'Applied', value: formatMoment(createdAt, timeZone) },
      { label: 'E-mail', value: email, href: mailtoOf(email) },
      { label: 'Reference', value: reference },
    ],
    blocks: [],
    button: { text: 'Open the application', href: `${siteUrl}/admin/applications/${id}/show` },
    note: `Nobody could open the file that came with the application, so ${name} was asked for another one. The former file stays at the application.`,
  });
}
