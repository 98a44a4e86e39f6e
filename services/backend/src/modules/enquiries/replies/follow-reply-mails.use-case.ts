import type { Sql } from '../../../platform/database/database';
import { answering, byKind, lockEnquiries, type LockedEnquiry } from '../answering/answering.repository';
import { enquiryReplies, repliesTo } from './enquiry-replies.repository';

/** Call it before a transaction changes what has become of replies: enquiries are locked before their mails, as everywhere. */
export const lockReplied = lockEnquiries;

/**
 * A reply that was refused or cancelled is no answer: its enquiry stands where it stood before. One that goes out again is an answer.
 * What somebody has changed since the reply stays.
 */
export async function followReplyMails(tx: Sql, locked: readonly LockedEnquiry[]): Promise<void> {
  for (const [kind, enquiries] of byKind(locked)) {
    const ids = enquiries.map(({ id }) => id);
    for (const { id, enquiryId, closes, before, state, mail } of await repliesTo[kind].findStanding(tx, ids)) {
      const isAnswer = mail !== 'failed' && mail !== 'skipped';
      const after = closes ? 'closed' : 'waiting';
      if (state === (isAnswer ? after : before.state)) continue;
      const { version } = isAnswer
        ? await answering[kind].setState(tx, enquiryId, after)
        : await answering[kind].setBack(tx, enquiryId, JSON.stringify(before));
      await enquiryReplies.noteVersion(tx, id, version);
    }
  }
}
