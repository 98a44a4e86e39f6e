import type { Standing } from '../../submissions/kinds.facts';

/** The signs of spam in how a form was sent, in words for staff. The names are stored with the submission. */
export const signs = {
  honeypot: 'a field that people do not see was filled',
  'token-unknown': 'the form’s start time could not be checked',
  'token-expired': 'the form was open for more than a day',
  'too-fast': 'sent within two seconds',
  // The name of an unknown token in versions that held for it.
  'token-forged': 'the form’s start time was forged',
} as const;

export type Sign = keyof typeof signs;
export const signNames = Object.keys(signs) as Sign[];

/** A sign that holds nothing, because our own change of key leaves it as well: the submission is told, with a mark. */
const MARK: Sign = 'token-unknown';

/** Signs of versions to come are told by their names. */
export const describeSign = (name: string): string => signs[name as Sign] ?? name;

/** How a submission with these signs begins. */
export const standingFor = (seenSigns: readonly Sign[]): Standing =>
  seenSigns.some((sign) => sign !== MARK) ? 'held' : 'clear';

/** What its readers have to know of a submission that was told; empty for nearly all. */
export const marksOf = (seenSigns: readonly string[]): string[] =>
  seenSigns.filter((sign) => sign === MARK).map(describeSign);
