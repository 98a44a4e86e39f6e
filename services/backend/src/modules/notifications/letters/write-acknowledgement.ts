import { type SubmissionKind, submissions } from '../../submissions/kinds.facts';
import { formatReceived } from './letter-words';
import type { Letter, LetterFact, LetterPage, Sender } from './letter-page';
import { printableName } from './printable-name';

export interface Received {
  kind: SubmissionKind;
  reference: string;
  name: string;
  receivedAt: Date;
  /** Other facts about the submission; never text that the sender wrote. */
  facts: LetterFact[];
}

export interface From extends Sender {
  /** Where an answer goes. */
  inbox: { name: string; address: string };
}

/**
 * Confirms a submission to its sender and says what happens next. Of the sender's text it repeats only the name, because
 * the sender may have entered somebody else's address.
 */
export function writeAcknowledgement(received: Received, from: From): Letter {
  const { company, siteUrl, timeZone, inbox } = from;
  const { title, next } = submissions[received.kind].acknowledgement;
  const name = printableName(received.name);
  const page: LetterPage = {
    preview: `Your reference is ${received.reference}.`,
    label: company,
    title,
    lead: name ? `Thank you, ${name}.` : 'Thank you.',
    facts: [
      { label: 'Reference', value: received.reference },
      { label: 'Received', value: formatReceived(received.receivedAt, timeZone) },
      ...received.facts,
    ],
    blocks: [
      { label: 'What happens next', text: next },
      {
        label: 'How to reach us',
        text: `Answer this mail and leave the reference in its subject, or write to us at ${siteUrl}/contact`,
        linked: true,
      },
    ],
    note: 'If it was not you who wrote to us, somebody has mistyped an address. There is nothing for you to do.',
  };
  return { subject: `${title} (${received.reference})`, replyTo: inbox, automatic: 'replied', page };
}
