import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../../platform/database/database';
import { countSubmission } from '../../../platform/metrics/metrics';
import { OutboxNotifier } from '../../../platform/outbox/outbox';
import { hashLinkToken } from '../../../platform/link-token';
import { lockInterviews } from '../arrange/change-interview';
import { type InterviewTexts, TellOfInterview } from '../mails/tell-of-interview';
import { InterviewMoved, InvitationUnknown, invitationRefusals, TooManyAnswers } from '../interviews.errors';
import { MOST_ANSWERS, type PageAnswer, type TimeChoice, timeChoices } from '../interviews.facts';
import { interviewChanges } from '../arrange/interview-changes.repository';
import { type Invitation, invitations } from './answers.repository';
import { whyClosed } from './find-invitation.use-case';
import { ChooseTime } from './choose-time';
import { RecordAnswer } from './record-answer';

/** `token` is that of the link, `changeId` the change that the page showed, so that nobody accepts a time that they have not seen. */
type AnswerCommand = { token: string; changeId: string; answer: PageAnswer | TimeChoice; note: string | null };

const choiceOf = (answer: PageAnswer | TimeChoice) => timeChoices.find((choice) => choice === answer);

/** Takes what an applicant answers to an invitation, or chooses of two times. It can be changed until the interview begins. */
@Injectable()
export class AnswerInterview {
  constructor(
    private readonly database: Database,
    private readonly recordAnswer: RecordAnswer,
    private readonly chooseTime: ChooseTime,
    private readonly tellOf: TellOfInterview,
    private readonly notifier: OutboxNotifier,
  ) {}

  /** The same once more changes nothing. @throws InvitationUnknown, InterviewMoved, TooManyAnswers, and the refusals of one that is over */
  async run(command: AnswerCommand): Promise<void> {
    const choice = choiceOf(command.answer);
    // Before the transaction: the texts take connections of their own. A choice tells both sides in the name of HR.
    const texts = choice && (await this.tellOf.readTexts({ actor: { role: 'hr' } }));
    const tellsHr = await this.database.transaction((tx) => this.take(tx, command, texts));
    if (tellsHr) this.notifier.notify();
    countSubmission('interview-answer', 'accepted');
  }

  private async take(tx: Sql, command: AnswerCommand, texts: InterviewTexts | undefined): Promise<boolean> {
    const { token, changeId, answer, note } = command;
    const invitation = await this.lock(tx, token);
    const closed = whyClosed(invitation);
    if (closed) throw new invitationRefusals[closed]();
    const choice = choiceOf(answer);
    if (invitation.changeId !== changeId.toLowerCase()) {
      if (choice && (await interviewChanges.isChoice(tx, invitation.changeId, changeId, choice))) return false;
      throw new InterviewMoved();
    }
    if (choice && texts) {
      await this.chooseTime.choose(tx, { ...invitation, choice, note }, texts);
      return true;
    }
    // The page of before has shown one time.
    if (answer === 'accepted' && invitation.state === 'proposed') throw new InterviewMoved();
    if (invitation.answer === answer && invitation.note === note) return false;
    if (invitation.answers >= MOST_ANSWERS) throw new TooManyAnswers();
    const by = { interviewer: null, fingerprint: null };
    return this.recordAnswer.record(tx, {
      ...invitation,
      ...by,
      before: invitation,
      answer: answer as PageAnswer,
      note,
    });
  }

  private async lock(tx: Sql, token: string): Promise<Invitation> {
    const hash = hashLinkToken(token);
    const found = await invitations.findByToken(tx, hash);
    if (found) await lockInterviews(tx, [found.interviewId]);
    // Once more, because a change may have come while this one waited for the lock.
    const invitation = found && (await invitations.findByToken(tx, hash));
    if (!invitation) throw new InvitationUnknown();
    return invitation;
  }
}
