import { forEachKind } from '../../submissions/kinds.facts';

const { application, ...enquiries } = forEachKind(() => 30);

/** The kinds of records that are kept for a time, in the order of the page, with the shortest time in days that makes sense. */
export const leastDays = {
  /** Counted from the last move to another stage. */
  application,
  'hired-application': application,
  ...enquiries,
  /** Suspected spam of any kind, judged or not. */
  held: 7,
  /** Counted from when it was withdrawn; one in use is kept. */
  referral: 30,
  /** Of mails that are sent, skipped or given up. */
  delivery: 30,
  /** Only events whose jobs are all done and whose mail records are gone. */
  event: 7,
  /** Postgres itself refuses to shorten the log of the last year. */
  'audit-entry': 366,
} as const;

export type RetentionKind = keyof typeof leastDays;
export const retentionKinds = Object.keys(leastDays) as RetentionKind[];
const MOST_DAYS = 36_500;

/** How many days each kind is kept; null for ever. */
export type KeepDays = Record<RetentionKind, number | null>;

/** The first fault of the given rules, or null. */
export function findRetentionFault(wanted: unknown): string | null {
  if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted)) return 'Give the days to keep, by kind.';
  for (const [kind, days] of Object.entries(wanted)) {
    if (!Object.hasOwn(leastDays, kind)) return `${kind.slice(0, 40)} is not among ${retentionKinds.join(', ')}.`;
    const least = leastDays[kind as RetentionKind];
    const isFine = days === null || (Number.isInteger(days) && days >= least && days <= MOST_DAYS);
    if (!isFine) return `${kind}: enter whole days from ${least} to ${MOST_DAYS}, or null to keep it for good.`;
  }
  return null;
}
