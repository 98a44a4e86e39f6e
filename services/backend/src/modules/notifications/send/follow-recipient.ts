import type { Sql } from '../../../platform/database/database';
import { type DeliveryKey, mailOf } from '../deliveries.repository';
import { mails, type Round } from './follow-recipient.repository';

/** What a job has to do about its mail: send it, come back because another worker is sending it elsewhere, or nothing. */
type Next = { what: 'send' | 'wait' | 'done'; unsure: readonly string[] };

/**
 * The same for a mail that is not sent any more: those that may have arrived at a former address need no decision. Tells whether another
 * worker is sending one there.
 */
export async function leaveFormer(sql: Sql, mail: DeliveryKey, reason: string): Promise<boolean> {
  const isElsewhere = ({ recipient }: Round) => recipient !== mail.recipient;
  if (!(await mails.rounds(sql, mail.eventId, mail.template)).some(isElsewhere)) return false;
  await mails.replace(sql, ...mailOf(mail));
  await mails.leave(sql, ...mailOf(mail), reason);
  const after = await mails.rounds(sql, mail.eventId, mail.template);
  if (after.some((round) => isElsewhere(round) && round.state === 'pending')) return true;
  await mails.restore(sql, ...mailOf(mail));
  return false;
}

/**
 * Ends what waits for an address that is not the mail's any more: an inbox of ours was moved, or a sender's address was corrected. A mail
 * that may have arrived there is never replaced in silence: it is unsure, for a person, and the new address gets the mail all the same.
 */
export async function followRecipient(sql: Sql, mail: DeliveryKey): Promise<Next> {
  const { eventId, template, recipient } = mail;
  const rounds = await mails.rounds(sql, eventId, template);
  const others = rounds.filter((round) => round.recipient !== recipient);
  if (others.length === 0) return { what: 'send', unsure: [] };
  const isKnown = rounds.length > others.length;
  const isOpen = ({ state }: Round) => state === 'pending' || state === 'failed' || state === 'unsure';
  if (!isKnown && others.some(({ state }) => state === 'sent') && !others.some(isOpen))
    return { what: 'done', unsure: [] };
  await mails.replace(sql, ...mailOf(mail));
  const unsure = (await mails.doubt(sql, ...mailOf(mail))).map(({ id }) => id);
  const after = await mails.rounds(sql, eventId, template);
  if (after.some((round) => round.recipient !== recipient && round.state === 'pending'))
    return { what: 'wait', unsure };
  await mails.restore(sql, ...mailOf(mail));
  return { what: 'send', unsure };
}
