import type { ApplicationSummary } from '../../applications/describe-application.use-case';
import type { EnquirySummary } from '../../enquiries/describe-enquiry.use-case';
import type { EnquiryKind } from '../delivery-subjects';
import { describeResume, excerptMessage, formatReceived, mailtoOf, oneLine } from './letter-words';
import type { From } from './write-acknowledgement';
import type { Letter, LetterPage } from './letter-page';

/** What HR needs of one application at a glance. Its address is where an answer goes, never where the mail goes. */
export function writeHrApplicationMail(
  application: ApplicationSummary,
  { siteUrl, timeZone }: Pick<From, 'siteUrl' | 'timeZone'>,
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
  return {
    subject: oneLine(`${apply}: ${name} (${reference})`),
    replyTo: { name: oneLine(name), address: email },
    automatic: 'generated',
    page,
  };
}

/** How each kind is called, and its list in the general area. */
const kinds: Record<EnquiryKind, { noun: string; title: string; list: string }> = {
  consultation: { noun: 'consultation request', title: 'Consultation request', list: 'users' },
  'home-enquiry': { noun: 'enquiry', title: 'Enquiry', list: 'enquiries' },
  'contact-message': { noun: 'contact message', title: 'Contact message', list: 'contacts' },
};
/** What is read as a text rather than looked up as a fact. */
const texts = ['Feedback', 'Project details', 'Message'];

/** What the inbox needs of one enquiry. The sender's address is where an answer goes, never where the mail goes. */
export function writeInboxMail(
  enquiry: EnquirySummary,
  { siteUrl, timeZone }: Pick<From, 'siteUrl' | 'timeZone'>,
): Letter {
  const { kind, reference, name, email, fields, receivedAt } = enquiry;
  const { noun, title, list } = kinds[kind];
  const filter = encodeURIComponent(JSON.stringify({ q: reference }));
  const page: LetterPage = {
    preview: `${name} (${email})`,
    label: `New ${noun}`,
    title: name,
    facts: [
      { label: 'E-mail', value: email, href: mailtoOf(email) },
      ...fields.filter(({ label }) => !texts.includes(label)),
      { label: 'Received', value: formatReceived(receivedAt, timeZone) },
      { label: 'Reference', value: reference },
    ],
    blocks: fields.filter(({ label }) => texts.includes(label)).map(({ label, value }) => ({ label, text: value })),
    button: { text: `Open the ${noun}`, href: `${siteUrl}/admin/${list}?filter=${filter}` },
    note: `An answer to this mail goes to ${name}.`,
  };
  return {
    subject: oneLine(`${title}: ${name} (${reference})`),
    replyTo: { name: oneLine(name), address: email },
    automatic: 'generated',
    page,
  };
}
