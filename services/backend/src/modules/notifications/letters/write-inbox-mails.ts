import type { ApplicationSummary } from '../../applications/describe-application.use-case';
import type { EnquirySummary } from '../../enquiries/describe-enquiry.use-case';
import { enquiries } from '../../enquiries/enquiry-kinds.facts';
import { describeResume, excerptMessage, formatReceived, mailtoOf, oneLine } from './letter-words';
import type { Letter, LetterPage, Sender } from './letter-page';

/** The notice of an application to HR. */
export function writeHrApplicationMail(
  application: ApplicationSummary,
  { siteUrl, timeZone }: Pick<Sender, 'siteUrl' | 'timeZone'>,
): Letter {
  const { id, name, email, apply, experience, linkedin, message, reference, resume, createdAt } = application;
  const page: LetterPage = {
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
  };
  return letterFrom({ name, email }, `${apply}: ${name} (${reference})`, page);
}

/** The notice of an enquiry to the general inbox. */
export function writeInboxMail(
  enquiry: EnquirySummary,
  { siteUrl, timeZone }: Pick<Sender, 'siteUrl' | 'timeZone'>,
): Letter {
  const { kind, reference, name, email, fields, receivedAt } = enquiry;
  const { noun, list } = enquiries[kind];
  const title = noun.charAt(0).toUpperCase() + noun.slice(1);
  const filter = encodeURIComponent(JSON.stringify({ q: reference }));
  const page: LetterPage = {
    preview: `${name} (${email})`,
    label: `New ${noun}`,
    title: name,
    facts: [
      { label: 'E-mail', value: email, href: mailtoOf(email) },
      ...fields.filter(({ type }) => type !== 'lines').map(({ label, value }) => ({ label, value })),
      { label: 'Received', value: formatReceived(receivedAt, timeZone) },
      { label: 'Reference', value: reference },
    ],
    blocks: fields.filter(({ type }) => type === 'lines').map(({ label, value }) => ({ label, text: value })),
    button: { text: `Open the ${noun}`, href: `${siteUrl}/admin/${list}?filter=${filter}` },
    note: `An answer to this mail goes to ${name}.`,
  };
  return letterFrom({ name, email }, `${title}: ${name} (${reference})`, page);
}

/** The sender's address is where an answer goes, never where the mail goes. */
const letterFrom = (sender: { name: string; email: string }, subject: string, page: LetterPage): Letter => ({
  subject: oneLine(subject),
  replyTo: { name: oneLine(sender.name), address: sender.email },
  automatic: 'generated',
  page,
});
