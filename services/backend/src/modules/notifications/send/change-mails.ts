import type { Sql } from '../../../platform/database/database';
import { refreshAnswerClock } from '../../applications/answers/answer-clock.use-case';
import { followReplyMails, lockReplied } from '../../enquiries/replies/follow-reply-mails.use-case';
import { findAnswered } from '../cancel-stage-mails.use-case';
import { REPLY_TEMPLATE, STAGE_MAIL_TEMPLATE } from '../notifications.facts';
import { mails } from '../stage-mails.repository';

interface Changed {
  eventId: string;
  template: string;
  subjectId: string;
}

/**
 * Changes what has become of mails, in the caller's transaction. Those that staff wrote to applicants and in reply to enquiries decide
 * about the dates of these: one that the server has refused is no answer, and one that goes out again is. Submissions are locked before
 * their mails, as everywhere.
 */
export async function changeMails<Result>(
  tx: Sql,
  changed: readonly Changed[],
  change: () => Promise<Result>,
): Promise<Result> {
  const replies = changed.filter(({ template }) => template === REPLY_TEMPLATE);
  if (replies.length === 0) return changeStageMails(tx, changed, change);
  const replied = await lockReplied(tx, [...new Set(replies.map(({ subjectId }) => subjectId))]);
  const result = await changeStageMails(tx, changed, change);
  await followReplyMails(tx, replied);
  return result;
}

async function changeStageMails<Result>(
  tx: Sql,
  changed: readonly Changed[],
  change: () => Promise<Result>,
): Promise<Result> {
  const isAnswer = ({ template }: Changed) => template === STAGE_MAIL_TEMPLATE;
  const answers = changed.filter(isAnswer);
  if (answers.length === 0) return change();
  const answered = await findAnswered(
    tx,
    answers.map(({ eventId }) => eventId),
  );
  const applicants = [...new Set([...answers.map(({ subjectId }) => subjectId), ...answered])];
  await mails.lockApplications(tx, applicants);
  const result = await change();
  await refreshAnswerClock(tx, applicants);
  return result;
}
