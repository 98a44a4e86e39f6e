import { ageText, dateText, timeText } from './times/dates.ts';

/** How long ago, with the exact time at hand. */
export const Received = ({ at }: { at: string }) => (
  <time className="mono received" dateTime={at} title={timeText(at)}>
    {ageText(at, Date.now()) ?? dateText(at)}
  </time>
);
