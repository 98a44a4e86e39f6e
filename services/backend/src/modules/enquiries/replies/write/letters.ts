import { createHash } from 'node:crypto';
import { fillReply, type MailText, type ReplyFacts } from '../../../notifications/written/fill-reply.use-case';
import type { LockedEnquiry } from '../../answering/answering.repository';

const inWords = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** The mail about enquiries of one person: `{{name}}` is that of the first, `{{reference}}` names all. */
export function fillLetter(
  enquiries: readonly LockedEnquiry[],
  text: MailText,
  { writer, company }: Pick<ReplyFacts, 'writer' | 'company'>,
): MailText {
  const reference = inWords.format(enquiries.map((one) => one.reference));
  return fillReply(text, { name: enquiries[0]?.name ?? '', reference, writer, company });
}

/** Those that one mail answers together, each group with the newest first: of one mailbox, or each alone. */
export function groupByPerson(enquiries: readonly LockedEnquiry[], oneMail: boolean): LockedEnquiry[][] {
  const groups = Map.groupBy(enquiries, ({ id, mailbox }) => (oneMail ? mailbox : id));
  // Ids begin with the time at which they were made.
  return [...groups.values()].map((group) => group.toSorted((a, b) => (a.id < b.id ? 1 : -1)));
}

/** The key of the reply to one of several enquiries that are answered under one key: the same whenever it is asked for again. */
export function keyFor(key: string, enquiryId: string): string {
  const hash = createHash('sha256').update(`${key.toLowerCase()} ${enquiryId}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
