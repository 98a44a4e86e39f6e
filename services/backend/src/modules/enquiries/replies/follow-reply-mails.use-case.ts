import type { Sql } from '../../../platform/database/database';
import { onlyRow } from '../../../platform/database/statement';
import type { UndoableSubject } from '../../../platform/undo/undo';
import type { TakenBack } from '../../../platform/undo/undo-takers';
import { byKind, lockEnquiries, type LockedEnquiry, setBack, setState } from '../answering/answering.repository';
import type { EnquiryName } from '../enquiry-kinds.facts';
import { enquiryReplies, type MailedAnswer, repliesTo } from './enquiry-replies.repository';

/**
 * Call it before a transaction changes what has become of replies: enquiries are locked before their mails, as everywhere. With those that
 * the same mails answer along.
 */
export async function lockReplied(tx: Sql, ids: readonly string[]): Promise<LockedEnquiry[]> {
  const along = await enquiryReplies.listAnsweredAlong(tx, ids);
  return lockEnquiries(tx, [...new Set([...ids, ...along.map(({ enquiryId }) => enquiryId)])]);
}

/** One that was refused, came back or was cancelled is none. */
const isAnswer = ({ mail }: MailedAnswer): boolean => mail !== 'failed' && mail !== 'skipped';

/**
 * Where the replies to one enquiry leave it; undefined when something else was done with it since. Replies in a row that are no answers
 * leave it where it stood before the first of them: each of the others was written while the one before it seemed to be an answer.
 */
function standingOf(replies: readonly MailedAnswer[]) {
  const newest = replies.find(({ version, versionAfter }) => versionAfter === version);
  if (!newest || isAnswer(newest)) return newest && { newest, before: null };
  let first = newest;
  for (let one: MailedAnswer | undefined = newest; one && !isAnswer(one);) {
    first = one;
    const { version } = first.before;
    one = replies.find(({ versionAfter }) => versionAfter === version);
  }
  return { newest, before: first.before };
}

/**
 * A reply that is no answer leaves its enquiry where it stood before it. One that goes out again is an answer. What somebody has changed
 * since the reply stays.
 * @returns the new versions of the enquiries that stand elsewhere now, by their ids
 */
export async function followReplyMails(
  tx: Sql,
  locked: readonly { id: string; kind: string }[],
): Promise<Map<string, number>> {
  const versions = new Map<string, number>();
  for (const [kind, enquiries] of byKind(locked)) {
    const ids = enquiries.map(({ id }) => id);
    const answers = await repliesTo[kind].listAnswers(tx, ids);
    for (const enquiryId of ids) {
      const standing = standingOf(answers.filter((answer) => answer.enquiryId === enquiryId));
      if (!standing) continue;
      const { newest, before } = standing;
      const after = newest.closes ? 'closed' : 'waiting';
      if (newest.state === (before?.state ?? after)) continue;
      const version = before
        ? onlyRow([...(await setBack(tx, kind, [{ ...before, id: enquiryId }])).values()]).version
        : await setState(tx, kind, enquiryId, after);
      await enquiryReplies.noteVersion(tx, newest.id, version);
      versions.set(enquiryId, version);
    }
  }
  return versions;
}

/**
 * For an undo that has brought enquiries of one kind back to what they were under an earlier version, with their versions now: a reply
 * that left them so decides about them again. Its mail may have come back meanwhile.
 */
export async function followUndo(
  tx: Sql,
  kind: EnquiryName,
  subjects: readonly Pick<UndoableSubject, 'id' | 'versionBefore'>[],
  now: ReadonlyMap<string, { version: number }>,
): Promise<TakenBack[]> {
  const restored = subjects.flatMap(({ id, versionBefore: before }) => {
    const after = now.get(id)?.version;
    return after === undefined || before === null ? [] : [{ id, kind, before, after }];
  });
  await repliesTo[kind].followVersions(tx, JSON.stringify(restored));
  const moved = await followReplyMails(tx, restored);
  return restored.map(({ id, after }) => ({
    kind,
    id,
    stage: null,
    standing: null,
    version: moved.get(id) ?? after,
  }));
}
