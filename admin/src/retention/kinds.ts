import type { Schemas } from '@frontdoor/contract';
import { enquiryKinds } from '../enquiries/enquiry-kinds.ts';

type Kind = Schemas['RetentionForecastView']['kind'];
type EnquiryKind = Exclude<Schemas['HeldView']['kind'], 'application'>;

const otherNames: Record<Exclude<Kind, EnquiryKind>, string> = {
  application: 'Applications, from their last move',
  'hired-application': 'Applications of people who were hired',
  held: 'Held and discarded submissions',
  referral: 'Withdrawn referral links',
  delivery: 'Records of mails',
  event: 'Events that are done with, no sooner than records of mails',
  'audit-entry': 'Audit log',
};

const names: Record<string, string> = {
  ...otherNames,
  ...Object.fromEntries(enquiryKinds.map(({ name, title }) => [name, title])),
};

export const kindText = (kind: string): string => names[kind] ?? kind;

/** The days as typed, an empty text for ever. */
export const daysOf = (keepDays: Record<string, number | null>): Record<string, string> =>
  Object.fromEntries(Object.entries(keepDays).map(([kind, days]) => [kind, days === null ? '' : String(days)]));

/** Only the kinds that differ, as the API takes them. */
export const changedDays = (typed: Record<string, string>, before: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(typed)
      .filter(([kind, days]) => days !== before[kind])
      .map(([kind, days]) => [kind, days.trim() === '' ? null : Number(days)]),
  );

/** The fault of a typed number of days, or nothing. */
export const daysFault = (typed: string, least: number): string | undefined => {
  if (typed.trim() === '') return undefined;
  const fine = /^\d+$/.test(typed.trim()) && Number(typed) >= least && Number(typed) <= 36_500;
  return fine ? undefined : `Enter whole days from ${least} to 36500, or nothing to keep it for good.`;
};
