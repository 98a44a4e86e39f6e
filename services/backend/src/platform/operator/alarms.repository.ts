import { hasRow, listRows, queries, run } from '../database/queries';
import type { AlarmName } from '../log/alarm';

/** An alarm about which a channel has news for the operator. */
export interface AlarmNews {
  name: AlarmName;
  /** Counts how often the alarm has begun. */
  episode: number;
  text: string;
  since: Date;
  isOver: boolean;
  /** Null when the alarm was only not seen again, and while it lasts. */
  overAt: Date | null;
}

/** An alarm that is not repeated for so long is over: what raises it repeats it each hour at least, or happened once. */
const LAPSE = "interval '2 hours'";
/** What a process that still sees the fault raises again within ten minutes stays the same alarm. */
const SHORTEST_HOLD = "interval '11 minutes'";
const LONGEST_HOLD = "interval '6 hours'";
const DAY = "interval '1 day'";

/**
 * Alarms of all processes, and what the operator was told of each by each channel. An alarm is closed some time after its end, and
 * only then somebody is told of it; that time doubles with each new beginning within a day, so that an alarm that comes and goes is
 * told about sixteen times a day at most.
 */
export const alarms = queries('alarms', {
  raise: run<[name: AlarmName, text: string]>(`
    INSERT INTO operator_alarms AS a (name, text, hold) VALUES ($1, $2, ${SHORTEST_HOLD})
    ON CONFLICT (name) DO UPDATE SET text = $2, seen_at = now(), over_at = NULL, closed_at = NULL,
      episode = a.episode + CASE WHEN a.closed_at IS NULL THEN 0 ELSE 1 END,
      since = CASE WHEN a.closed_at IS NULL THEN a.since ELSE now() END,
      hold = CASE WHEN a.closed_at IS NULL THEN a.hold
        WHEN a.closed_at > now() - ${DAY} THEN least(a.hold * 2, ${LONGEST_HOLD}) ELSE ${SHORTEST_HOLD} END`),

  end: run<[name: AlarmName]>(`
    UPDATE operator_alarms SET over_at = now() WHERE name = $1 AND over_at IS NULL AND closed_at IS NULL`),

  close: run(`
    UPDATE operator_alarms SET closed_at = now()
    WHERE closed_at IS NULL AND (over_at < now() - hold OR (over_at IS NULL AND seen_at < now() - ${LAPSE}))`),

  listNews: listRows<AlarmNews, [channel: string]>(`
    SELECT a.name, a.episode, a.text, a.since, a.closed_at IS NOT NULL AS "isOver", a.over_at AS "overAt"
    FROM operator_alarms a LEFT JOIN operator_notices n ON n.alarm = a.name AND n.channel = $1
    WHERE (a.closed_at IS NULL AND a.over_at IS NULL AND n.episode IS DISTINCT FROM a.episode)
      OR (a.closed_at > now() - ${DAY} AND (n.episode IS DISTINCT FROM a.episode OR NOT n.is_over))
    ORDER BY a.since, a.name`),

  noteTold: run<[channel: string, name: AlarmName, episode: number, isOver: boolean]>(`
    INSERT INTO operator_notices (channel, alarm, episode, is_over) VALUES ($1, $2, $3, $4)
    ON CONFLICT (alarm, channel) DO UPDATE SET episode = $3, is_over = $4, told_at = now()`),

  /** Whether an alarm lasts for a quarter of an hour and nobody could be told of it by any channel. */
  hasUntold: hasRow(`
    SELECT FROM operator_alarms a WHERE closed_at IS NULL AND over_at IS NULL AND since < now() - interval '15 minutes'
      AND NOT EXISTS (SELECT FROM operator_notices n WHERE n.alarm = a.name AND n.episode = a.episode)`),
});
