import type { Sql } from '../../../platform/database/database';
import { onlyRow } from '../../../platform/database/statement';
import { byKind, lockEnquiries, type LockedEnquiry, setBack, setState } from '../answering/answering.repository';
import { enquiryReplies, repliesTo } from './enquiry-replies.repository';

/**
 * Call it before a transaction changes what has become of replies: enquiries are locked before their mails, as everywhere. With those that
 * the same mails answer along.
 */
export async function lockReplied(tx: Sql, ids: readonly string[]): Promise<LockedEnquiry[]> {
  const along = await enquiryReplies.listAnsweredAlong(tx, ids);
  return lockEnquiries(tx, [...new Set([...ids, ...along.map(({ enquiryId }) => enquiryId)])]);
}

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
      const version = isAnswer
        ? await setState(tx, kind, enquiryId, after)
        : onlyRow([...(await setBack(tx, kind, [{ id: enquiryId, ...before }])).values()]).version;
      await enquiryReplies.noteVersion(tx, id, version);
    }
  }
}
