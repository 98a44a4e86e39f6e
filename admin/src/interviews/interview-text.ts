import type { Interview } from '@frontdoor/contract';
import { translate } from '../messages/translate.ts';
import { companyZone } from '../values/times/zone.ts';

const parts = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

/** "GMT+05:30": how far a zone is ahead at a moment. */
const offsetText = (at: Date, timeZone: string): string => {
  const found = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at);
  const offset = found.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return offset === 'GMT' ? 'GMT+00:00' : offset;
};

/** "Asia/Kolkata" as people read it. */
const zoneLabel = (timeZone: string): string => timeZone.replaceAll('_', ' ');

/** "Tue 1 Dec 2026, 14:30 (Asia/Kolkata, GMT+05:30)": the time as a zone's clock shows it. */
export const clockText = (iso: string, timeZone: string): string => {
  const at = new Date(iso);
  const time = new Intl.DateTimeFormat('en-GB', { ...parts, timeZone }).format(at).replace(',', '');
  return `${time} (${zoneLabel(timeZone)}, ${offsetText(at, timeZone)})`;
};

/** The time of an interview in its own zone; of a proposal both, with "or" between them. */
export const timesText = ({
  startsAt,
  otherStart,
  zone,
}: Pick<Interview, 'startsAt' | 'otherStart' | 'zone'>): string =>
  otherStart
    ? `${clockText(startsAt, zone)} ${translate('interviews.orTime', { time: clockText(otherStart, zone) })}`
    : clockText(startsAt, zone);

/** All zones that this browser knows, the company's first. */
export const zoneOptions = (more: string): (readonly [zone: string, label: string])[] => {
  const own = companyZone();
  // A browser may know it by an older name only.
  const known = new Intl.DateTimeFormat('en', { timeZone: own }).resolvedOptions().timeZone;
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== own && zone !== known && zone !== more);
  return [...new Set([own, more]), ...others].map((zone) => [zone, zoneLabel(zone)] as const);
};
