import { enquiries } from '../../enquiries/enquiry-kinds.facts';
import type { ToldMail } from '../../received-mails/find-received-mail.use-case';
import { oneLine, type Sender, type SystemLetter } from './letter';

const LONGEST_TEXT = 600;

/** Whose words it has: each role its own. */
export const wordsOfReceived = ({ kind }: Pick<ToldMail, 'kind'>) =>
  kind === 'application' ? 'received-reply-application' : 'received-reply-enquiry';

/** The notice that somebody has answered. It has no address to answer to: the answer belongs to the record, where all see it. */
export function writeReceivedMail(
  { kind, subjectId, reference, name, text, senderEmail, isSenders, files }: ToldMail,
  { siteUrl }: Pick<Sender, 'siteUrl'>,
): SystemLetter {
  const isApplication = kind === 'application';
  const noun = isApplication ? 'application' : enquiries[kind].noun;
  const excerpt = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT).toWellFormed().trimEnd()} […]` : text;
  const said = {
    mail: wordsOfReceived({ kind }),
    values: { name: oneLine(name), reference, text: excerpt },
    preview: oneLine(excerpt).slice(0, 100) || `${name} has written.`,
    label: `Answer to a ${noun}`.replace(/a (?=[ae])/, 'an '),
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
    link: `${siteUrl}/admin/${isApplication ? 'applications' : 'all-enquiries'}/${subjectId}/show`,
  } as const;
  return { automatic: 'generated', said };
}
