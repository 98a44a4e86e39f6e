import { isEnquiry } from '../enquiries/enquiry-kinds.ts';
import { optionsOf, translate } from '../messages/translate.ts';

/** A kind of a later version is told by its name. */
export const kindText = (kind: string): string =>
  isEnquiry(kind)
    ? translate(`enquiries.kinds.${kind}.title`)
    : (new Map<string, string>(optionsOf('retention.kinds')).get(kind) ?? kind);

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
  return fine ? undefined : translate('retention.wholeDays', { least });
};
