import { formatDay, nameZone } from '../../../platform/wall-clock';

interface Time {
  startsAt: Date;
  minutes: number;
  zone: string;
}

const clock = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(at);

/** For example "Tuesday, 1 December 2026 at 14:30 (India Standard Time, GMT+05:30), 45 minutes". */
export const describeWhen = ({ startsAt, minutes, zone }: Time): string =>
  `${formatDay(startsAt, zone)} at ${clock(startsAt, zone)} (${nameZone(startsAt, zone)}), ${minutes} minutes`;

/** The same, of two times in one line, because values of templates have one. */
export const describeTimes = ({ otherStart, ...time }: Time & { otherStart: Date | null }): string =>
  otherStart ? `${describeWhen(time)}, or ${describeWhen({ ...time, startsAt: otherStart })}` : describeWhen(time);
