import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../../../platform/config/config.module';
import type { Sql } from '../../../../platform/database/database';
import { expectedError } from '../../../../platform/http/errors/expected-error';
import { UndoableActions, type UndoableSubject, type UndoView } from '../../../../platform/undo/undo';
import { RecordAudit } from '../../../audit/record-audit.use-case';
import { REPLY_JOB, REPLY_REQUESTED, REPLY_TEMPLATE } from '../../../notifications/notifications.facts';
import { companyFacts, findSignature } from '../../../notifications/signatures/find-signature.use-case';
import type { MailText } from '../../../notifications/written/fill-reply.use-case';
import { OpenWrittenMails } from '../../../notifications/written/open-written-mails.use-case';
import { answering, byKind, findAdmin, type LockedEnquiry } from '../../answering/answering.repository';
import type { EnquiryState } from '../../answering/enquiry-answering.facts';
import {
  type BeforeReply,
  type EarlierReply,
  enquiryReplies,
  type NewReply,
  repliesTo,
} from '../enquiry-replies.repository';

/** The kind of action that `TakeBackEnquiryReplies` takes back. */
export const ENQUIRY_REPLY = 'enquiry-reply';

class ReplyDiffers extends expectedError(409, 'reply_differs', 'Another reply was sent under this key.') {}

/** A mail to the sender of its enquiries, which are of one person. It is sent about the first, and answers the others as well. */
export interface Letter {
  text: MailText;
  enquiries: readonly Answered[];
}

/** An enquiry with the key that its reply is written under. */
export type Answered = LockedEnquiry & { key: string };

/** A reply that was written, with the version of its enquiry since then. */
interface Written {
  replyId: string;
  enquiryId: string;
  version: number;
}

interface Replies {
  written: readonly Written[];
  undo: UndoView | null;
}

/** Where an enquiry goes with a reply. */
export const stateAfter = (closes: boolean): EnquiryState => (closes ? 'closed' : 'waiting');

/** Writes replies to enquiries that are locked and checked, in the caller's transaction. */
@Injectable()
export class WriteReplies {
  constructor(
    private readonly audit: RecordAudit,
    private readonly undoable: UndoableActions,
    private readonly openMails: OpenWrittenMails,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** Their enquiries wait for the senders, or are closed. Those that were nobody's are assigned to the writer. One undo takes back all. */
  async run(tx: Sql, letters: readonly Letter[], closes: boolean, caller: Caller): Promise<Replies> {
    const enquiries = letters.flatMap((letter) => letter.enquiries);
    const state = stateAfter(closes);
    const versions = await this.bringTo(tx, state, enquiries);
    const taken = await this.take(tx, enquiries, caller);
    const signature = await findSignature(tx, caller.actor, companyFacts(this.config));
    const toRow = ({ id, key, ...enquiry }: Answered, { subject, body }: MailText, sent_with: string | null) => ({
      kind: enquiry.kind,
      row: {
        subject_id: id,
        key,
        author_id: caller.actor.id,
        author_name: caller.actor.name,
        subject,
        body,
        signature,
        closes,
        before: { ...standOf(enquiry), version: enquiry.version } satisfies BeforeReply,
        version_after: versions.get(id),
        sent_with,
      } satisfies NewReply,
    });
    const own = await insert(
      tx,
      letters.flatMap(({ enquiries: [first], text }) => (first ? [toRow(first, text, null)] : [])),
    );
    const along = letters.flatMap(({ enquiries: [first, ...others], text }) =>
      others.map((other) => toRow(other, text, first ? (own.get(first.id) ?? null) : null)),
    );
    const replies = new Map([...own, ...(await insert(tx, along))]);
    const events = await this.openMails.run(
      tx,
      { event: REPLY_REQUESTED, job: REPLY_JOB, template: REPLY_TEMPLATE },
      letters.flatMap(({ enquiries: [first] }) => {
        const id = first && own.get(first.id);
        if (!id) return [];
        const { kind: subjectKind, id: subjectId, reference, email: recipient } = first;
        return [{ id, subjectKind, subjectId, reference, recipient }];
      }),
    );
    await this.note(tx, enquiries, { replies, taken, state }, caller);
    const subjects = enquiries.map((enquiry): UndoableSubject => {
      const { id, kind, assignedTo, version: versionBefore } = enquiry;
      const replyId = replies.get(id);
      const event = replyId && events.get(replyId);
      const before = {
        ...standOf(enquiry),
        replyId,
        ...(taken.has(id) && { assignedTo, takenBy: caller.actor.id }),
      };
      return {
        kind,
        id,
        before,
        versionBefore,
        versionAfter: versions.get(id) ?? null,
        eventIds: event ? [event] : [],
      };
    });
    const undo = await this.undoable.record(tx, { kind: ENQUIRY_REPLY, deed: state, subjects }, caller);
    const written = enquiries.flatMap(({ id: enquiryId }): Written[] => {
      const replyId = replies.get(enquiryId);
      const version = versions.get(enquiryId);
      return replyId && version !== undefined ? [{ replyId, enquiryId, version }] : [];
    });
    return { written, undo };
  }

  /** @returns the versions since then, by enquiry */
  private async bringTo(tx: Sql, state: EnquiryState, enquiries: readonly Answered[]) {
    const versions = new Map<string, number>();
    for (const [kind, own] of byKind(enquiries))
      for (const { id, version } of await answering[kind].setStates(tx, idsOf(own), state)) versions.set(id, version);
    return versions;
  }

  /** Assigns the enquiries without an active assignee to the writer. @returns their ids */
  private async take(tx: Sql, enquiries: readonly Answered[], { actor }: Caller): Promise<Set<string>> {
    const admins = new Set<string>();
    for (const one of new Set(enquiries.map(({ assignedTo }) => assignedTo)))
      if (one !== null && (await findAdmin(tx, one))) admins.add(one);
    const nobodys = enquiries.filter(({ assignedTo }) => assignedTo === null || !admins.has(assignedTo));
    for (const [kind, own] of byKind(nobodys)) await answering[kind].assign(tx, idsOf(own), actor.id);
    return new Set(idsOf(nobodys));
  }

  /** Never the text of a reply. Who has taken an enquiry is the author of the entry. */
  private async note(
    tx: Sql,
    enquiries: readonly Answered[],
    { replies, taken, state }: { replies: Map<string, string>; taken: Set<string>; state: EnquiryState },
    caller: Caller,
  ): Promise<void> {
    for (const [kind, own] of byKind(enquiries)) {
      const about = own.map(({ id: subjectId, state: was }) => {
        const changed = { before: { state: was }, after: { state } };
        const details = { replyId: replies.get(subjectId), ...changed, ...(taken.has(subjectId) && { taken: true }) };
        return { subjectId, details };
      });
      await this.audit.recordAll({ action: 'enquiry.replied', subjectType: kind, ...caller }, about, tx);
    }
  }
}

/**
 * What was written under these keys when the same was asked for before; undefined when nothing was, or when all of it was cancelled: then
 * the keys are free again. The enquiries are locked.
 * @throws ReplyDiffers when one of the keys belongs to another reply
 */
export async function findEarlier(
  tx: Sql,
  letters: readonly Letter[],
  closes: boolean,
): Promise<readonly EarlierReply[] | undefined> {
  const asked = letters.flatMap(({ enquiries, text }) => enquiries.map(({ id, key }) => ({ id, key, text })));
  const earlier = await enquiryReplies.listByKeys(
    tx,
    asked.map(({ key }) => key),
  );
  if (earlier.length === 0) return undefined;
  if (earlier.every(({ mail }) => mail === 'skipped')) {
    await enquiryReplies.freeKeys(tx, idsOf(earlier));
    return undefined;
  }
  const isSame = asked.every(({ id, text }) =>
    earlier.some(
      (one) => one.enquiryId === id && one.subject === text.subject && one.text === text.body && one.closes === closes,
    ),
  );
  if (!isSame) throw new ReplyDiffers();
  return earlier;
}

const idsOf = (records: readonly { id: string }[]) => records.map(({ id }) => id);

const standOf = ({ state, answerFrom, answerDueAt }: Omit<Answered, 'id' | 'key'>) => ({
  state,
  answerFrom,
  answerDueAt,
});

/** @returns the ids of the replies, by their enquiries */
async function insert(
  tx: Sql,
  replies: readonly { kind: Answered['kind']; row: NewReply }[],
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const [kind, own] of byKind(replies)) {
    const rows = JSON.stringify(own.map(({ row }) => row));
    for (const { id, enquiryId } of await repliesTo[kind].insert(tx, rows)) ids.set(enquiryId, id);
  }
  return ids;
}
