import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Caller } from '../../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database, type Sql } from '../../../platform/database/database';
import { expectedError } from '../../../platform/http/errors/expected-error';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { ChangedMeanwhile } from '../../../platform/http/listing/record-version';
import { OutboxNotifier } from '../../../platform/outbox/outbox';
import type { UndoView } from '../../../platform/undo/undo';
import { checkReply, type MailText } from '../../notifications/written/fill-reply.use-case';
import { lockEnquiries } from '../answering/answering.repository';
import type { EnquiryState } from '../answering/enquiry-answering.facts';
import { fillLetter } from './write/letters';
import { findEarlier, stateAfter, WriteReplies } from './write/write-replies';

class EnquiryNotClear extends expectedError(
  409,
  'enquiry_not_clear',
  'This enquiry is suspected spam. Release it before you answer it.',
) {}

/** `version` is the one that the caller has read, null for any; `key` is the caller's own for this reply. */
type SendCommand = MailText & { id: string; key: string; close: boolean; version: number | null };

export interface Replied {
  id: string;
  replyId: string;
  state: EnquiryState;
  version: number;
  undo: UndoView | null;
}

/** Answers an enquiry by mail. The enquiry then waits for its sender, or is closed. One that was nobody's is assigned to the writer. */
@Injectable()
export class SendEnquiryReply {
  constructor(
    private readonly database: Database,
    private readonly writeReplies: WriteReplies,
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
    if (!enquiry) throw new NotFound('There is no such enquiry.');
    const us = { writer: caller.actor.name, company: this.config.COMPANY_NAME };
    const letter = { text: checkReply(fillLetter([enquiry], command, us)), enquiries: [{ ...enquiry, key }] };
    const [earlier] = (await findEarlier(tx, [letter], close)) ?? [];
    if (earlier) return { id, replyId: earlier.id, state: enquiry.state, version: enquiry.version, undo: null };
    if (enquiry.standing !== 'clear') throw new EnquiryNotClear();
    if (version !== null && version !== enquiry.version) throw new ChangedMeanwhile();
    const { written, undo } = await this.writeReplies.run(tx, [letter], close, caller);
    const [reply] = written;
    if (!reply) throw new Error('The reply was not written');
    return { id, replyId: reply.replyId, state: stateAfter(close), version: reply.version, undo };
  }
}
