import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../../../platform/config/config.module';
import { Database, type Sql } from '../../../../platform/database/database';
import { expectedError } from '../../../../platform/http/errors/expected-error';
import { findObstacles } from '../../../../platform/http/listing/find-obstacles';
import { OutboxNotifier } from '../../../../platform/outbox/outbox';
import { checkReply } from '../../../notifications/written/fill-reply.use-case';
import { type LockedEnquiry, lockEnquiries } from '../../answering/answering.repository';
import { fillLetter, groupByPerson, keyFor } from '../write/letters';
import { findEarlier, stateAfter, WriteReplies } from '../write/write-replies';
import type { SendEnquiryRepliesRequest } from './many-replies.dto';
import type { RepliedToManyView } from './many-replies.view';

class CannotAnswerAll extends expectedError(
  422,
  'cannot_answer_all',
  'Nothing was sent, because some of these enquiries cannot be answered.',
) {}

/** Answers many enquiries with one text, filled for each sender: all of them, or none. */
@Injectable()
export class SendEnquiryReplies {
  constructor(
    private readonly database: Database,
    private readonly writeReplies: WriteReplies,
    private readonly notifier: OutboxNotifier,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** Done once for each key, however often it is asked for. @throws CannotAnswerAll with the obstacles by id, ReplyDiffers, ValidationFailed */
  async run(request: SendEnquiryRepliesRequest, caller: Caller): Promise<RepliedToManyView> {
    const replied = await this.database.transaction((tx) => this.reply(tx, request, caller));
    this.notifier.notify();
    return replied;
  }

  private async reply(tx: Sql, request: SendEnquiryRepliesRequest, caller: Caller): Promise<RepliedToManyView> {
    const { key, close, oneMail = false } = request;
    const enquiries = await lockEnquiries(tx, request.ids);
    const us = { writer: caller.actor.name, company: this.config.COMPANY_NAME };
    const letters = groupByPerson(enquiries, oneMail).map((group) => ({
      text: checkReply(fillLetter(group, request, us)),
      enquiries: group.map((one) => ({ ...one, key: keyFor(key, one.id) })),
    }));
    const answer = { mails: letters.length, state: stateAfter(close) };
    if (await findEarlier(tx, letters, close)) return { ...answer, undo: null };
    const errors = findObstacles(enquiries, request, obstacleOf);
    if (Object.keys(errors).length > 0) throw new CannotAnswerAll(undefined, { errors });
    const { undo } = await this.writeReplies.run(tx, letters, close, caller);
    return { ...answer, undo };
  }
}

const obstacleOf = (enquiry: LockedEnquiry | undefined): string | null => {
  if (!enquiry) return 'There is no such enquiry.';
  return enquiry.standing === 'clear' ? null : 'It is suspected spam. Release it before you answer it.';
};
