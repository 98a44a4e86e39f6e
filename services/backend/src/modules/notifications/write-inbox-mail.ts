import type { EnquirySummary } from '../enquiries/describe-enquiry.use-case';
import { composeLetter } from './compose-letter';
import type { Letter } from './send-delivery';
import type { EnquiryKind } from './delivery-subjects';
import { formatReceived } from './format-received';
import { mailtoOf } from './mailto-of';
import { oneLine } from './one-line';
import type { From } from './write-acknowledgement';

/** How each kind is called, and its list in the general area. */
const kinds: Record<EnquiryKind, { noun: string; title: string; list: string }> = {
  consultation: { noun: 'consultation request', title: 'Consultation request', list: 'users' },
  'home-enquiry': { noun: 'enquiry', title: 'Enquiry', list: 'enquiries' },
  'contact-message': { noun: 'contact message', title: 'Contact message', list: 'contacts' },
};
/** What is read as a text rather than looked up as a fact. */
const texts = ['Feedback', 'Project details', 'Message'];

/** What the inbox needs of one enquiry. The sender's address is where an answer goes, never where the mail goes. */
export async function writeInboxMail(
  enquiry: EnquirySummary,
  { siteUrl, timeZone }: Pick<From, 'siteUrl' | 'timeZone'>,
): Promise<Letter> {
  const { kind, reference, name, email, fields, receivedAt } = enquiry;
  const { noun, title, list } = kinds[kind];
  const filter = encodeURIComponent(JSON.stringify({ q: reference }));
  const bodies = await composeLetter({
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
  });
  return {
    subject: oneLine(`${title}: ${name} (${reference})`),
    replyTo: { name: oneLine(name), address: email },
    automatic: 'generated',
    ...bodies,
  };
}
