import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import type { Sql } from '../../../platform/database/database';
import type { UndoableSubject } from '../../../platform/undo/undo';
import {
  asLeft,
  type LockedSubject,
  type TakenBack,
  TakesBack,
  type UndoTaker,
} from '../../../platform/undo/undo-takers';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { removeHeldMails } from '../../notifications/cancel-stage-mails.use-case';
import {
  type Answering,
  answering,
  byKind,
  lockEnquiries,
  namesOfSenders,
  setBack,
} from '../answering/answering.repository';
import { enquiryReplies } from './enquiry-replies.repository';
import { followUndo } from './follow-reply-mails.use-case';
import { ENQUIRY_REPLY } from './write/write-replies';

/** As `WriteReplies` has written it; who took the enquiry by it is named only where somebody did. */
type Before = Answering & { replyId: string; assignedTo?: string | null; takenBy?: string };

/** Takes back a reply that has not left: its enquiry stands where it stood, and is nobody's again. Another change since then is an obstacle. */
@Injectable()
@TakesBack(ENQUIRY_REPLY)
export class TakeBackEnquiryReplies implements UndoTaker {
  readonly names = namesOfSenders;

  constructor(private readonly audit: RecordAudit) {}

  async lock(tx: Sql, subjects: readonly UndoableSubject[]): Promise<LockedSubject[]> {
    const ids = subjects.map(({ id }) => id);
    return asLeft(await lockEnquiries(tx, ids), subjects);
  }

  async takeBack(tx: Sql, subjects: readonly UndoableSubject[], caller: Caller): Promise<TakenBack[]> {
    const eventIds = subjects.flatMap((subject) => subject.eventIds);
    await removeHeldMails(tx, eventIds);
    const replies = subjects.map(({ id, kind, before }) => ({ id, kind, ...(before as unknown as Before) }));
    await enquiryReplies.remove(
      tx,
      replies.map(({ replyId }) => replyId),
    );
    const back: TakenBack[] = [];
    for (const [kind, own] of byKind(replies)) {
      const now = await setBack(tx, kind, own);
      // Somebody else may have been given it since.
      const taken = own.filter(({ id, takenBy }) => takenBy && now.get(id)?.assignedTo === takenBy);
      const were = taken.map(({ id, assignedTo = null }) => ({ id, to: assignedTo }));
      if (were.length > 0) await answering[kind].assignBack(tx, JSON.stringify(were));
      const about = own.map(({ id, replyId, state }) => ({ subjectId: id, details: { replyId, after: { state } } }));
      await this.audit.recordAll({ action: 'enquiry.reply-undone', subjectType: kind, ...caller }, about, tx);
      back.push(...(await followUndo(tx, kind, subjects, now)));
    }
    return back;
  }
}
