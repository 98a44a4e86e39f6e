import type { Sql } from '../../../platform/database/database';
import { ValidationFailed } from '../../../platform/http/errors/http.errors';
import { momentAt } from '../../../platform/wall-clock';
import type { InterviewTimeRequest, MoveInterviewRequest } from '../interviews.dto';
import { interviews, type Plan } from '../interviews.repository';

const MOST_DAYS = 366;
const DAY_MS = 86_400_000;

/** @throws ValidationFailed (of the field) for a time that no clock of the zone shows */
export function readStart(
  { start, zone }: Pick<InterviewTimeRequest, 'start' | 'zone'>,
  field: 'start' | 'otherStart' = 'start',
): Date {
  const startsAt = momentAt(start, zone);
  if (startsAt) return startsAt;
  const isDay = !Number.isNaN(Date.parse(start));
  throw new ValidationFailed({
    [field]: isDay
      ? `There is no such time in ${zone}: the clocks are put forward then.`
      : 'There is no such day or time.',
  });
}

/** @throws ValidationFailed as above */
const readTimes = (request: MoveInterviewRequest) => ({
  first: readStart(request),
  other: request.otherStart ? readStart({ start: request.otherStart, zone: request.zone }, 'otherStart') : null,
});

/** What a request asks for, whether it can be arranged now or not. @throws ValidationFailed as above */
export function planOf(request: MoveInterviewRequest, { first, other } = readTimes(request)): Plan {
  const { zone, minutes, place, details = null, people } = request;
  // The earlier one first, so that lists are in the order of time.
  const times =
    other && other < first ? { startsAt: other, otherStart: first } : { startsAt: first, otherStart: other };
  return { ...times, minutes, zone, place, details, people };
}

export const sortedIds = (ids: readonly string[]): string[] => ids.map((id) => id.toLowerCase()).toSorted();

/** Equal for plans that say the same. */
export const planKey = ({ startsAt, otherStart, minutes, zone, place, details, people }: Plan): string =>
  JSON.stringify([startsAt.getTime(), otherStart?.getTime(), minutes, zone, place, details, sortedIds(people)]);

/** @throws ValidationFailed for a time that is over or more than a year away, and for people who cannot take part */
export async function readPlan(tx: Sql, request: MoveInterviewRequest): Promise<Plan> {
  const times = readTimes(request);
  const { first, other } = times;
  const errors: Record<string, string> = {};
  for (const [field, at] of [
    ['start', first],
    ['otherStart', other],
  ] as const) {
    const away = at ? at.getTime() - Date.now() : 1;
    if (away <= 0) errors[field] = 'This time is over. Choose one that is still to come.';
    else if (away > MOST_DAYS * DAY_MS) errors[field] = 'Choose a time within a year.';
  }
  if (other?.getTime() === first.getTime()) errors['otherStart'] = 'Both times are the same. Choose another one.';
  if (!(await interviews.areActive(tx, request.people)))
    errors['people'] = 'Somebody of these does not sign in any more. Choose others.';
  if (Object.keys(errors).length > 0) throw new ValidationFailed(errors);
  return planOf(request, times);
}
