import type { Erasure } from '@frontdoor/contract';
import { enquiryKinds } from '../enquiries/enquiry-kinds.ts';
import { english } from '../messages/english.ts';
import { translate } from '../messages/translate.ts';
import { numeral } from '../messages/numeral.ts';

type Counted = keyof typeof english.person.counts;
const isCounted = (kind: string): kind is Counted => Object.hasOwn(english.person.counts, kind);

const countText = (kind: string, count: number): string => {
  if (isCounted(kind)) return translate(`person.counts.${kind}`, { count });
  const enquiry = enquiryKinds.find(({ counted }) => counted === kind);
  const noun = enquiry ? translate(`enquiries.kinds.${enquiry.name}.${count === 1 ? 'one' : 'many'}`) : kind;
  return `${numeral(count)} ${noun}`;
};

/** The counts of a person's records in words, most important first, without zeros. */
export const countsText = (counts: Partial<Erasure['counts']>): string[] =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => countText(kind, count));

/** What an erasure does not reach: mails in the mailbox of replies, and how many of them had joined records. */
export const mailboxText = (
  mailbox: string,
  { receivedMails: count }: Pick<Erasure['counts'], 'receivedMails'>,
): string =>
  count > 0
    ? translate('person.erase.mailbox', { mailbox, count })
    : translate('person.erase.mailboxAlone', { mailbox });
