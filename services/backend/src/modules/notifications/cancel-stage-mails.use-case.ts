import type { Sql } from '../../platform/database/database';
import type { Outbox } from '../../platform/outbox/outbox';
import { refreshAnswerClock } from '../applications/answers/answer-clock.use-case';
import { type HeldMail, heldMails, mails } from './stage-mails.repository';

export type { HeldMail };

/**
 * Call it before a transaction locks applications to cancel their waiting mails. Cancelling a mail that answers several applications
 * changes the dates of all of them, so all are locked here at once, in the order of their ids. An application that comes to share a
 * mail while this waits is locked later, out of that order.
 */
export const lockToCancel = async (tx: Sql, applicationIds: readonly string[]): Promise<void> =>
  lockWith(tx, applicationIds, await heldMails.sharing(tx, applicationIds));

/** The same before a transaction that lets the mails of these events wait again. */
export const lockToRestore = async (
  tx: Sql,
  applicationIds: readonly string[],
  eventIds: readonly string[],
): Promise<void> => lockWith(tx, applicationIds, await heldMails.answered(tx, eventIds));

async function lockWith(tx: Sql, applicationIds: readonly string[], sharing: readonly { id: string }[]): Promise<void> {
  const all = new Set([...applicationIds, ...sharing.map(({ id }) => id)]);
  if (all.size > applicationIds.length) await mails.lockApplications(tx, [...all]);
}

/**
 * Cancels the mails to these applicants that wait for their moment: they are skipped, with the reason that Deliveries shows. The
 * applications are locked, after `lockToCancel`. @returns what was cancelled
 */
export async function cancelHeldMails(
  tx: Sql,
  outbox: Outbox,
  applicationIds: readonly string[],
  reason: string,
): Promise<HeldMail[]> {
  const held = await heldMails.lock(tx, applicationIds);
  await cancelWrittenMails(
    tx,
    outbox,
    held.map(({ eventId }) => eventId),
    reason,
  );
  return held;
}

/** The same for mails that staff have written, whose events are locked and wait. */
export async function cancelWrittenMails(
  tx: Sql,
  outbox: Outbox,
  eventIds: readonly string[],
  reason: string,
): Promise<void> {
  if (eventIds.length === 0) return;
  await heldMails.skip(tx, eventIds, reason);
  await outbox.cancel(tx, eventIds);
  await refreshAnswerClock(tx, await findAnswered(tx, eventIds));
}

/** The applications that the mails of these events answer: several, where one mail goes to a person about all of theirs. */
export const findAnswered = async (tx: Sql, eventIds: readonly string[]): Promise<string[]> =>
  (await heldMails.answered(tx, eventIds)).map(({ id }) => id);

/** The applications that were answered together with some, by one mail to their person, and these. */
export const findAnsweredTogether = async (sql: Sql, applicationIds: readonly string[]): Promise<string[]> => [
  ...new Set([...applicationIds, ...(await heldMails.together(sql, applicationIds)).map(({ id }) => id)]),
];

/** Mails that were cancelled wait again, but for those that a person has sent or cancelled since. */
export async function restoreHeldMails(tx: Sql, outbox: Outbox, eventIds: readonly string[]): Promise<void> {
  if (eventIds.length === 0) return;
  const left = (await outbox.lockAll(tx, eventIds)).filter(({ hasLeft }) => hasLeft).map(({ id }) => id);
  const held = eventIds.filter((id) => !left.includes(id));
  await heldMails.wait(tx, held);
  await outbox.restore(tx, held);
  await refreshAnswerClock(tx, await findAnswered(tx, held));
}

/** Mails about subjects that were skipped when their turn came are sent after all; the reason not to is gone. */
export async function repeatSkippedMails(tx: Sql, outbox: Outbox, subjectIds: readonly string[]): Promise<void> {
  if (subjectIds.length === 0) return;
  // Events are locked before their mails, as everywhere.
  const eventIds = (await heldMails.eventsAbout(tx, subjectIds)).map(({ id }) => id);
  await outbox.shareLockAll(tx, eventIds);
  for (const { eventId, job } of await heldMails.waitAgain(tx, subjectIds)) await outbox.repeatJob(tx, eventId, job);
}

/** Removes mails whose events are locked and have not left, as if they had never been asked for. The events are the caller's. */
export async function removeHeldMails(tx: Sql, eventIds: readonly string[]): Promise<void> {
  if (eventIds.length === 0) return;
  await heldMails.removeDeliveries(tx, eventIds);
  await heldMails.remove(tx, eventIds);
}
