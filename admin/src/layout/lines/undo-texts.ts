import type { Enquiry, Interview, Schemas } from '@frontdoor/contract';
import type { Stage } from '../../applications/stages.ts';
import type { Offer } from '../../data/calls/undo-calls.ts';
import { dateText, timeText } from '../../values/times/dates.ts';
import { translate } from '../../messages/translate.ts';

type Verdict = Schemas['JudgeHeldRequest']['verdict'];

/** Longer than the time of an undo by so many milliseconds, a mail has a time of its own. */
const OWN_TIME_AFTER_MS = 1_000;

/** @param colleague empty for nobody */
const assignedText = (kind: string, colleague: string, name: string | null, count: number): string => {
  if (name !== null)
    return colleague ? translate('undo.assignedOne', { name, colleague }) : translate('undo.unassignedOne', { name });
  if (kind === 'enquiry-assignment')
    return colleague
      ? translate('undo.enquiry.assignedMany', { count, colleague })
      : translate('undo.enquiry.unassignedMany', { count });
  return colleague ? translate('undo.assignedMany', { count, colleague }) : translate('undo.unassignedMany', { count });
};

/** `name` is null for several enquiries. */
const repliedText = (state: string, name: string | null, count: number): string => {
  const isClosed = state === 'closed';
  if (name === null)
    return translate(isClosed ? 'undo.enquiry.repliedToManyAndClosed' : 'undo.enquiry.repliedToMany', { count });
  return translate(isClosed ? 'undo.enquiry.repliedAndClosed' : 'undo.enquiry.replied', { name });
};

/** Of what is always done to one record. */
const oneText = (kind: 'enquiry-state' | 'interview', state: string, name: string): string => {
  if (kind === 'interview')
    return translate(`undo.interview.${state as Exclude<Interview['changes'][number]['kind'], 'chosen'>}`, { name });
  return translate(`undo.enquiry.${state as Enquiry['state']}`, { name });
};

/** What was done, and to whom. */
export const doneText = ({ kind, deed, name, subjects }: Offer): string => {
  const count = subjects.length;
  if (kind === 'unlink') return translate('undo.unlinked', { name: name ?? '' });
  if (kind === 'message')
    return name === null ? translate('undo.wroteMany', { count }) : translate('undo.wroteOne', { name });
  if (kind === 'put-off')
    return deed === 'now'
      ? translate('undo.isBack', { name: name ?? '' })
      : translate('undo.putOff', { name: name ?? '', day: dateText(deed) });
  if (kind === 'enquiry-reply') return repliedText(deed, name, count);
  if (kind === 'enquiry-state' || kind === 'interview') return oneText(kind, deed, name ?? '');
  if (kind === 'assignment' || kind === 'enquiry-assignment') return assignedText(kind, deed, name, count);
  if (kind === 'judgement') {
    const verdict = deed as Verdict;
    return name === null
      ? translate(`undo.judgedMany.${verdict}`, { count })
      : translate(`undo.judgedOne.${verdict}`, { name });
  }
  const stage = deed as Stage;
  if (stage === 'rejected')
    return name === null ? translate('undo.rejectedMany', { count }) : translate('undo.rejectedOne', { name });
  return name === null ? translate('undo.movedMany', { count, stage }) : translate('undo.movedOne', { name, stage });
};

/** When the mails of the action leave; empty for an action without mails. */
export const leaveText = ({ mails, mailsLeaveAt, until }: Offer, seconds: number): string => {
  if (mails === 0) return '';
  const ownTime = mailsLeaveAt !== null && Date.parse(mailsLeaveAt) > Date.parse(until) + OWN_TIME_AFTER_MS;
  return ownTime
    ? translate('undo.mailsLeaveAt', { count: mails, time: timeText(mailsLeaveAt) })
    : translate('undo.mailsLeaveIn', { count: mails, seconds });
};

/** What was taken back. */
export const takenBackText = ({ name, subjects }: Offer): string =>
  name === null
    ? translate('undo.takenBackMany', { count: subjects.length })
    : translate('undo.takenBackOne', { name });
