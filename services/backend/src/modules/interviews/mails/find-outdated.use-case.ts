import type { Sql } from '../../../platform/database/database';
import { lockInterviews } from '../arrange/change-interview';
import { outdatedMails, type Turn } from './outdated-mails.repository';

/** Why a mail about a change of an interview is not sent any more, and the change that is told in its place. */
export interface Outdated {
  reason: string;
  replacedBy: string | null;
  /** Nothing is decided yet: a later change can still be taken back, or an earlier mail is on its way. */
  waits: boolean;
}

/**
 * Whether a mail about a change of an interview would tell somebody what is not so any more, when its turn comes late: the mail server was
 * away, sending paused, or a person sends it again. Undefined for a mail that is good, that tells of no change, or that a worker has.
 */
export async function findOutdated(sql: Sql, mailId: string): Promise<Outdated | undefined> {
  const turn = await outdatedMails.find(sql, mailId);
  if (!turn || turn.isUnderWay) return undefined;
  const { laterChange: replacedBy } = turn;
  const wait = waitFor(turn);
  const reason = wait ?? reasonFor(turn);
  return reason === undefined ? undefined : { reason, replacedBy, waits: wait !== undefined };
}

/** Locks the interview of a mail, so that no change of it is made or taken back until the transaction ends. Nothing for one that is gone. */
export async function lockToldInterview(tx: Sql, mailId: string): Promise<void> {
  const interview = await outdatedMails.findInterview(tx, mailId);
  if (interview) await lockInterviews(tx, [interview.id]);
}

/** A mail that was skipped as outdated was heard by nobody, for as long as its interview is kept. The interview is locked. */
export async function noteOutdated(sql: Sql, mailId: string, { replacedBy }: Outdated): Promise<void> {
  if (replacedBy) await outdatedMails.replace(sql, mailId, replacedBy);
}

/** The mails that a change has kept from its readers, before it is taken back. */
export const listReplaced = async (tx: Sql, changeId: string): Promise<string[]> =>
  (await outdatedMails.listReplaced(tx, changeId)).map(({ id }) => id);

function waitFor({ laterWaits, followsOne }: Turn): string | undefined {
  if (laterWaits) return 'A later change of the interview can still be taken back';
  return followsOne ? 'An earlier mail about the interview is being sent to this person' : undefined;
}

function reasonFor({ method, isReplaced, laterChange, isSo, hasBegun, heard }: Turn): string | undefined {
  if (isReplaced || laterChange) return 'the interview was changed after it';
  if (method === 'CANCEL')
    return heard && heard !== 'CANCEL' ? undefined : 'this person has never heard of the interview';
  if (!isSo) return 'the interview was cancelled, or this person takes no part in it any more';
  return hasBegun ? 'the interview has begun' : undefined;
}
