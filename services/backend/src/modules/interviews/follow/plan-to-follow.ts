import type { Sql } from '../../../platform/database/database';
import type { Outbox } from '../../../platform/outbox/outbox';
import { INTERVIEW_REMINDER_DUE, INTERVIEW_VERDICTS_DUE, REMINDER_HOURS } from '../interviews.facts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Has people reminded of an interview as a change leaves it, and its interviewers asked afterwards. A later change needs to stop nothing:
 * an event counts only while its change is the last one, so that one which is taken back counts again. Nobody is reminded of what was
 * arranged within the hour.
 */
export async function planToFollow(
  tx: Sql,
  outbox: Outbox,
  { changeId, startsAt, minutes }: { changeId: string; startsAt: Date; minutes: number },
): Promise<void> {
  const holdUntil = async (name: string, at: number) => {
    const [event] = await outbox.publishAll(tx, name, [changeId]);
    if (event) await outbox.hold(tx, [event.id], new Date(at));
  };
  const reminderAt = startsAt.getTime() - REMINDER_HOURS * HOUR_MS;
  if (reminderAt >= Date.now() + HOUR_MS) await holdUntil(INTERVIEW_REMINDER_DUE, reminderAt);
  await holdUntil(INTERVIEW_VERDICTS_DUE, startsAt.getTime() + minutes * MINUTE_MS);
}
