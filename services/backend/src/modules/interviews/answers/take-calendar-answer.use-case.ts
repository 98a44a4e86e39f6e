import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../../platform/database/database';
import type { CalendarAnswer, ReadMail } from '../../../platform/mailbox/read/read-mail.facts';
import { OutboxNotifier } from '../../../platform/outbox/outbox';
import { mailboxKey } from '../../../platform/parse-mailbox';
import { lockInterviews } from '../arrange/change-interview';
import { type InterviewAnswer, longestInterview, MOST_ANSWERS } from '../interviews.facts';
import { describeWhen } from '../mails/describe-when';
import { type CalendarInvitation, invitations } from './answers.repository';
import { whyClosed } from './find-invitation.use-case';
import { RecordAnswer } from './record-answer';

/** `fingerprint` is the same for the same mail, wherever it lies. */
type CalendarMail = Pick<ReadMail, 'kind' | 'text' | 'senderEmail'> & { calendar: CalendarAnswer; fingerprint: Buffer };

/** What a calendar says of somebody, as an answer. Who sends another person does not come. */
const answers: Partial<Record<string, InterviewAnswer>> = {
  ACCEPTED: 'accepted',
  DECLINED: 'declined',
  TENTATIVE: 'tentative',
  DELEGATED: 'declined',
};

/** The sentence that calendars write for people who add none, such as "Asha has accepted this invitation." */
const byProgram =
  /^[^\n]{1,200}\bhas (?:tentatively )?(?:accepted|declined) (?:this|the|your) (?:invitation|event)\.?$/i;

/** The words that somebody has added to their answer; empty without any. */
export const wordsOf = ({ kind, text, calendar }: Omit<CalendarMail, 'fingerprint' | 'senderEmail'>): string =>
  calendar.comment ?? (kind === 'automatic' || byProgram.test(text) ? '' : text);

/** What is written before the words of a mail: another time, or the address of somebody else. */
const LONGEST_LINE = 290;
const hasLine = ({ method, attendees }: CalendarAnswer): boolean =>
  method === 'COUNTER' || attendees.some(({ delegatedTo }) => delegatedTo !== null);

/** Whether the words of a mail are longer than there is room for at the interview. */
export const isCut = (mail: Parameters<typeof wordsOf>[0]): boolean =>
  wordsOf(mail).length > longestInterview.note - (hasLine(mail.calendar) ? LONGEST_LINE : 0);

/**
 * Takes what somebody answers by the buttons of their mail program or calendar. The identity of the event is random, and those who were
 * invited have been told it, each in their own mail. So any of them can answer for the applicant, as everybody can who is given the link.
 */
@Injectable()
export class TakeCalendarAnswer {
  constructor(
    private readonly database: Database,
    private readonly recordAnswer: RecordAnswer,
    private readonly notifier: OutboxNotifier,
  ) {}

  /**
   * Once for each mail. False for what is no answer to an interview as it is now, by somebody who is invited to it: to an earlier time, to one
   * that has begun or was cancelled, and the eleventh.
   */
  async run(mail: CalendarMail): Promise<boolean> {
    const { taken, tellsHr } = await this.database.transaction((tx) => this.take(tx, mail));
    if (tellsHr) this.notifier.notify();
    return taken;
  }

  private async take(tx: Sql, mail: CalendarMail): Promise<{ taken: boolean; tellsHr: boolean }> {
    const refused = { taken: false, tellsHr: false };
    const { calendar, fingerprint } = mail;
    const invitation = await this.lock(tx, calendar.uid);
    if (invitation && (await invitations.findByMail(tx, fingerprint)) !== undefined)
      return { taken: true, tellsHr: false };
    if (invitation?.state !== 'arranged' || whyClosed(invitation)) return refused;
    const attendee = findAttendee(invitation, mail);
    if (!attendee) return refused;
    const { interviewer, answer, delegatedTo } = attendee;
    const { changeId, sequence } = interviewer ?? invitation;
    if (!answersNewest({ sequence, startsAt: invitation.startsAt }, calendar)) return refused;
    const before = await invitations.findLast(tx, changeId, interviewer?.id ?? null);
    if (before.answers >= MOST_ANSWERS) return refused;
    const note = noteOf(invitation, mail, delegatedTo);
    const tellsHr = await this.recordAnswer.record(tx, {
      ...invitation,
      changeId,
      interviewer,
      before,
      answer,
      note,
      fingerprint,
    });
    return { taken: true, tellsHr };
  }

  private async lock(tx: Sql, uid: string): Promise<CalendarInvitation | undefined> {
    const found = await invitations.findByUid(tx, uid);
    if (found) await lockInterviews(tx, [found.interviewId]);
    // Once more, because a change may have come while this one waited for the lock.
    return found && (await invitations.findByUid(tx, uid));
  }
}

/** Whether it answers what its sender was told last. Some programs leave the number out, and some count it up themselves. */
const answersNewest = (
  { sequence, startsAt }: Pick<CalendarInvitation, 'sequence' | 'startsAt'>,
  { method, ...calendar }: CalendarAnswer,
): boolean => {
  if (calendar.sequence !== null) return calendar.sequence >= sequence;
  return sequence === 0 || (method === 'REPLY' && calendar.startsAt === startsAt.toISOString());
};

/** Who of those that are invited answers, and what: the sender, where a program has sent a list. Colleagues answer for themselves alone. */
function findAttendee({ applicantEmail, people }: CalendarInvitation, { calendar, senderEmail }: CalendarMail) {
  const invited = new Map<string, CalendarInvitation['people'][number] | null>(
    people.map((person) => [mailboxKey(person.email), person]),
  );
  invited.set(mailboxKey(applicantEmail), null);
  const found = calendar.attendees.flatMap(({ email, status, delegatedTo }) => {
    const key = mailboxKey(email);
    const interviewer = invited.get(key);
    const answer = calendar.method === 'COUNTER' ? 'another-time' : answers[status];
    return interviewer === undefined || !answer ? [] : [{ key, interviewer, answer, delegatedTo }];
  });
  return (
    found.find(({ key }) => key === mailboxKey(senderEmail)) ?? found.find(({ interviewer }) => interviewer === null)
  );
}

function noteOf(invitation: CalendarInvitation, mail: CalendarMail, delegatedTo: string | null): string | null {
  const { method, startsAt } = mail.calendar;
  const { minutes, zone } = invitation;
  const lines = [
    method === 'COUNTER' && startsAt ? describeWhen({ startsAt: new Date(startsAt), minutes, zone }) : '',
    delegatedTo ? `Somebody else instead: ${delegatedTo}` : '',
    wordsOf(mail),
  ];
  return lines.filter(Boolean).join('\n').slice(0, longestInterview.note).toWellFormed().trim() || null;
}
