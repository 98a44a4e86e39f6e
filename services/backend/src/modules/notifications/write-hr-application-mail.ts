import type { ApplicationSummary } from '../applications/describe-application.use-case';
import { composeLetter } from './compose-letter';
import type { Letter } from './send-delivery';
import { describeResume } from './describe-resume';
import { excerptMessage } from './excerpt-message';
import { formatReceived } from './format-received';
import { mailtoOf } from './mailto-of';
import { oneLine } from './one-line';
import type { From } from './write-acknowledgement';

/** What HR needs of one application at a glance. Its address is where an answer goes, never where the mail goes. */
export async function writeHrApplicationMail(
  application: ApplicationSummary,
  { siteUrl, timeZone }: Pick<From, 'siteUrl' | 'timeZone'>,
): Promise<Letter> {
  const { id, name, email, apply, experience, linkedin, message, reference, resume, createdAt } = application;
  const bodies = await composeLetter({
    preview: `${name}, ${experience}, applied for ${apply}`,
    label: 'New application',
    title: name,
    lead: apply,
    facts: [
      { label: 'Experience', value: experience },
      { label: 'E-mail', value: email, href: mailtoOf(email) },
      linkedin ? { label: 'LinkedIn', value: linkedin, href: linkedin } : { label: 'LinkedIn', value: 'N/A' },
      { label: 'Resume', value: describeResume(resume) },
      { label: 'Received', value: formatReceived(createdAt, timeZone) },
      { label: 'Reference', value: reference },
    ],
    blocks: [{ label: 'Message', text: excerptMessage(message) }],
    button: { text: 'Open the application', href: `${siteUrl}/admin/applications/${id}/show` },
    note: `An answer to this mail goes to ${name}. The resume is opened in the HR area, never by mail.`,
  });
  return {
    subject: oneLine(`${apply}: ${name} (${reference})`),
    replyTo: { name: oneLine(name), address: email },
    automatic: 'generated',
    ...bodies,
  };
}
