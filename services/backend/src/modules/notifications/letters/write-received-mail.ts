import { enquiries } from '../../enquiries/enquiry-kinds.facts';
import type { ToldMail } from '../../enquiries/received/find-received-mail.use-case';
import { type Letter, oneLine, type Sender } from './letter';

const LONGEST_TEXT = 600;

/** The notice that somebody has answered. It has no address to answer to: the answer belongs into the conversation, which all see. */
export function writeReceivedMail(
  { kind, enquiryId, reference, name, text, senderEmail, isSenders, files }: ToldMail,
  { siteUrl }: Pick<Sender, 'siteUrl'>,
): Letter {
  const { noun } = enquiries[kind];
  const excerpt = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT).toWellFormed().trimEnd()} […]` : text;
  const page = {
    preview: oneLine(excerpt).slice(0, 100) || `${name} has written.`,
    label: `Answer to a ${noun}`.replace('a enquiry', 'an enquiry'),
    title: oneLine(name),
    facts: [
      {
        label: 'From',
        value: isSenders ? senderEmail : `${senderEmail || 'no address'}, which is not the address of the enquiry`,
      },
      { label: 'Reference', value: reference },
      ...(files > 0 ? [{ label: 'Files', value: String(files) }] : []),
    ],
    blocks: excerpt ? [{ text: excerpt }] : [],
    button: { text: 'Open the conversation', href: `${siteUrl}/admin/all-enquiries/${enquiryId}/show` },
    note: 'Answer from that page: an answer to this mail reaches nobody.',
  };
  return { subject: oneLine(`Answer from ${name} (${reference})`), automatic: 'generated', page };
}
