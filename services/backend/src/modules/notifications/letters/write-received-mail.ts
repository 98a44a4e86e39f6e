import { enquiries } from '../../enquiries/enquiry-kinds.facts';
import type { ToldMail } from '../../received-mails/find-received-mail.use-case';
import { type Letter, oneLine, type Sender } from './letter';

const LONGEST_TEXT = 600;

/** The notice that somebody has answered. It has no address to answer to: the answer belongs to the record, where all see it. */
export function writeReceivedMail(
  { kind, subjectId, reference, name, text, senderEmail, isSenders, files }: ToldMail,
  { siteUrl }: Pick<Sender, 'siteUrl'>,
): Letter {
  const isApplication = kind === 'application';
  const noun = isApplication ? 'application' : enquiries[kind].noun;
  const excerpt = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT).toWellFormed().trimEnd()} […]` : text;
  const page = {
    preview: oneLine(excerpt).slice(0, 100) || `${name} has written.`,
    label: `Answer to a ${noun}`.replace(/a (?=[ae])/, 'an '),
    title: oneLine(name),
    facts: [
      {
        label: 'From',
        value: isSenders
          ? senderEmail
          : `${senderEmail || 'no address'}, which is not the address of the ${isApplication ? 'application' : 'enquiry'}`,
      },
      { label: 'Reference', value: reference },
      ...(files > 0 ? [{ label: 'Files', value: String(files) }] : []),
    ],
    blocks: excerpt ? [{ text: excerpt }] : [],
    button: isApplication
      ? { text: 'Open the application', href: `${siteUrl}/admin/applications/${subjectId}/show` }
      : { text: 'Open the conversation', href: `${siteUrl}/admin/all-enquiries/${subjectId}/show` },
    note: 'Answer from that page: an answer to this mail reaches nobody.',
  };
  return { subject: oneLine(`Answer from ${name} (${reference})`), automatic: 'generated', page };
}
