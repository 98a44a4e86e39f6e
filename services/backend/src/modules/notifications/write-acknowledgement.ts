import { acknowledgementTexts } from './acknowledgement-texts';
import { composeLetter } from './compose-letter';
import type { Letter } from './send-delivery';
import type { ReceivedKind } from './delivery-subjects';
import { formatReceived } from './format-received';
import type { LetterFact } from './letter-page';
import { printableName } from './printable-name';

export interface Received {
  kind: ReceivedKind;
  reference: string;
  name: string;
  receivedAt: Date;
  /** What else was received, as far as none of it is the sender's own words. */
  facts: LetterFact[];
}

export interface From {
  company: string;
  siteUrl: string;
  /** In which times are told. */
  timeZone: string;
  /** Where an answer goes. */
  inbox: { name: string; address: string };
}

/**
 * Tells senders that we have what they sent, and what happens next. Whoever writes to us chooses where this goes, so it
 * repeats nothing of what they wrote but the name.
 */
export async function writeAcknowledgement(received: Received, from: From): Promise<Letter> {
  const { company, siteUrl, timeZone, inbox } = from;
  const { title, next } = acknowledgementTexts[received.kind];
  const name = printableName(received.name);
  const bodies = await composeLetter({
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
  });
  return { subject: `${title} (${received.reference})`, replyTo: inbox, automatic: 'replied', ...bodies };
}
