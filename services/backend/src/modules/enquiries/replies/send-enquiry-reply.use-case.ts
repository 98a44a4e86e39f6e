import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Caller } from '../../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database, type Sql } from '../../../platform/database/database';
import { expectedError } from '../../../platform/http/errors/expected-error';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { ChangedMeanwhile } from '../../../platform/http/listing/record-version';
import { OutboxNotifier } from '../../../platform/outbox/outbox';
import { UndoableActions, type UndoView } from '../../../platform/undo/undo';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { REPLY_JOB, REPLY_REQUESTED, REPLY_TEMPLATE } from '../../notifications/notifications.facts';
import { checkReply, fillReply, type MailText } from '../../notifications/written/fill-reply.use-case';
import { OpenWrittenMails } from '../../notifications/written/open-written-mails.use-case';
import { answering, findAdmin, type LockedEnquiry, lockEnquiries } from '../answering/answering.repository';
import { findEnquiry } from '../describe-enquiry.repository';
import type { EnquiryState } from '../answering/enquiry-answering.facts';
import { enquiryReplies, repliesTo } from './enquiry-replies.repository';

/** The kind of action that `TakeBackEnquiryReplies` takes back. */
export const ENQUIRY_REPLY = 'enquiry-reply';

class EnquiryNotClear extends expectedError(
  409,
  'enquiry_not_clear',
  'This enquiry is suspected spam. Release it before you answer it.',
) {}

class ReplyDiffers extends expectedError(409, 'reply_differs', 'Another reply was sent under this key.') {}

/** `version` is the one that the caller has read, null for any; `key` is the caller's own for this reply. */
type SendCommand = MailText & { id: string; key: string; close: boolean; version: number | null };

export interface Replied {
  id: string;
  replyId: string;
  state: EnquiryState;
  version: number;
  undo: UndoView | null;
}

/** Where an enquiry goes with a reply. */
const stateAfter = (close: boolean): EnquiryState => (close ? 'closed' : 'waiting');

/** Answers an enquiry by mail. The enquiry then waits for its sender, or is closed. One that was nobody's is assigned to the writer. */
@Injectable()
export class SendEnquiryReply {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
    private readonly undoable: UndoableActions,
    private readonly openMails: OpenWrittenMails,
    private readonly notifier: OutboxNotifier,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** Sent once for each key, however often it is asked for. @throws NotFound, EnquiryNotClear, ChangedMeanwhile, ReplyDiffers, ValidationFailed */
  async run(command: SendCommand, caller: Caller): Promise<Replied> {
    const replied = await this.database.transaction((tx) => this.reply(tx, command, caller));
    this.notifier.notify();
    return replied;
  }

  private async reply(tx: Sql, command: SendCommand, caller: Caller): Promise<Replied> {
    const { id, key, close, version } = command;
    const [enquiry] = isUUID(id) ? await lockEnquiries(tx, [id]) : [];
    const facts = enquiry && (await findEnquiry(tx, enquiry.kind, id));
    if (!enquiry || !facts) throw new NotFound('There is no such enquiry.');
    const { name: writer } = caller.actor;
    const { name, reference, email: recipient } = facts;
    const text = checkReply(fillReply(command, { name, reference, writer, company: this.config.COMPANY_NAME }));
    const earlier = await this.findEarlier(tx, command, text, enquiry);
    if (earlier) return earlier;
    if (enquiry.standing !== 'clear') throw new EnquiryNotClear();
    if (version !== null && version !== enquiry.version) throw new ChangedMeanwhile();

    const { kind, assignedTo, answerFrom, answerDueAt } = enquiry;
    const before = { state: enquiry.state, answerFrom, answerDueAt };
    const state = stateAfter(close);
    const { version: versionAfter } = await answering[kind].setState(tx, id, state);
    const takes = assignedTo === null || !(await findAdmin(tx, assignedTo));
    if (takes) await answering[kind].assign(tx, [id], caller.actor.id);
    const { id: replyId } = await repliesTo[kind].insert(
      tx,
      id,
      key,
      caller.actor.id,
      writer,
      text.subject,
      text.body,
      close,
      JSON.stringify(before),
      versionAfter,
    );
    const mail = { event: REPLY_REQUESTED, job: REPLY_JOB, template: REPLY_TEMPLATE } as const;
    const events = await this.openMails.run(tx, mail, [
      { id: replyId, subjectKind: kind, subjectId: id, reference, recipient },
    ]);
    // Never its text. Who has taken the enquiry is the author of the entry.
    const details = { replyId, before: { state: before.state }, after: { state }, ...(takes && { taken: true }) };
    await this.audit.record({ action: 'enquiry.replied', subjectType: kind, subjectId: id, details, ...caller }, tx);
    const subject = {
      kind,
      id,
      before: { ...before, replyId, ...(takes && { assignedTo, takenBy: caller.actor.id }) },
      versionBefore: enquiry.version,
      versionAfter,
      eventIds: [...events.values()],
    };
    const undo = await this.undoable.record(tx, { kind: ENQUIRY_REPLY, deed: state, subjects: [subject] }, caller);
    return { id, replyId, state, version: versionAfter, undo };
  }

  /** What was answered when the same reply was asked for before. @throws ReplyDiffers when the key belongs to another one */
  private async findEarlier(
    tx: Sql,
    { key, close }: SendCommand,
    { subject, body }: MailText,
    { id, state, version }: LockedEnquiry,
  ): Promise<Replied | undefined> {
    const earlier = await enquiryReplies.findByKey(tx, key);
    if (!earlier) return undefined;
    const isSame =
      earlier.enquiryId === id && earlier.subject === subject && earlier.text === body && earlier.closes === close;
    if (!isSame) throw new ReplyDiffers();
    return { id, replyId: earlier.id, state, version, undo: null };
  }
}
