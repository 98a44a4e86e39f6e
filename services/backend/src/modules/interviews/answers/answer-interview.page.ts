import type { Shells } from '../../../platform/pages/shells';
import { InvitationUnknown } from '../interviews.errors';
import { interviewAnswers, type TimeChoice } from '../interviews.facts';
import { describeTimes, describeWhen } from '../mails/describe-when';
import { invitationStates, type Linked } from './find-invitation.use-case';

const flagsOf = (names: readonly string[], one: string | null | undefined) =>
  Object.fromEntries(names.map((name) => [name, name === one]));

/** Refusals that the page has words of its own for; others are told as a fault. */
const toldApart = ['validation_failed', 'interview_moved', 'time_over', 'too_many_answers'];

const statuses: Record<Linked['state'], number> = { open: 200, over: 410, cancelled: 410, unknown: 404 };

/** `failed` is the code of the refusal that led back to the page, empty without one. */
type PageOptions = { token: string; failed: string };

/** On a phone a time has two lines, of which none begins with the unit of the number before. */
const unbroken = (when: string) => when.replaceAll(/(?<=\d) (?=minutes)/g, '\u00a0');

/** The times that can still be chosen, each empty where it is over. */
function timesOf(invitation: Linked['invitation']): Record<TimeChoice, string> {
  if (invitation?.state !== 'proposed') return { first: '', second: '' };
  const { startsAt, otherStart, ...time } = invitation;
  const told = (at: Date | null) =>
    at && at.getTime() > Date.now() ? unbroken(describeWhen({ ...time, startsAt: at })) : '';
  return { first: told(startsAt), second: told(otherStart) };
}

/** All values that the template of the page asks for. Nothing of the applicant: a link may be forwarded. */
const invitationValues = ({ invitation, state }: Linked, { token, failed }: PageOptions) => ({
  token,
  is: flagsOf([...invitationStates, 'away'], state),
  change: invitation?.changeId ?? '',
  position: invitation?.position ?? '',
  reference: invitation?.reference ?? '',
  when: invitation ? unbroken(describeTimes(invitation)) : '',
  isProposed: invitation?.state === 'proposed',
  times: timesOf(invitation),
  isAnswered: Boolean(invitation?.answer),
  answered: flagsOf(interviewAnswers, invitation?.answer),
  failed: Boolean(failed),
  why: flagsOf([...toldApart, 'other'], toldApart.includes(failed) ? failed : 'other'),
});

/**
 * The page behind a link, with the status that tells programs whether it takes an answer.
 * @throws Unavailable while the site cannot be reached, InvitationUnknown for an unknown link then
 */
export async function fillInvitationPage(shells: Shells, linked: Linked, options: PageOptions) {
  const shell = await shells.template('/shells/interview.hbs').catch((error: unknown) => {
    throw linked.state === 'unknown' ? new InvitationUnknown() : error;
  });
  return { status: statuses[linked.state], bytes: shell.value(invitationValues(linked, options)) };
}
