import type { AuditEntry } from '@frontdoor/contract';
import { listOf } from '../enquiries/enquiry-kinds.ts';

export type AuditSubject = NonNullable<AuditEntry['subjectType']>;

/** Who reads about a subject in the log. */
const offered: Record<AuditSubject, 'both' | 'general'> = {
  application: 'both',
  consultation: 'general',
  'home-enquiry': 'general',
  'contact-message': 'general',
  'job-post': 'both',
  referral: 'both',
  'form-settings': 'both',
  calendar: 'both',
  'saved-view': 'both',
  'mail-template': 'both',
  'rejection-reason': 'both',
  delivery: 'general',
  session: 'general',
  staff: 'general',
  person: 'general',
  retention: 'general',
};

/** The subjects of the entries that a role can see, by their names in the log. */
export const subjectTypesFor = (role: unknown): AuditSubject[] =>
  Object.entries(offered).flatMap(([subject, readers]) =>
    readers === 'both' || role === 'general' ? [subject as AuditSubject] : [],
  );

/** The lists whose records have a page of their own. */
const lists: Readonly<Record<string, string>> = {
  ...listOf,
  'job-post': 'job-posts',
  'mail-template': 'mail-templates',
  'rejection-reason': 'rejection-reasons',
  delivery: 'deliveries',
};

/** The signature of the office is above the list of mail templates, and is none of them. */
const hasNoPage = 'mail-template.signature-changed';

/** The page of an entry's subject, or the list that has it without one; undefined where there is neither. */
export function pageOfSubject(entry: Pick<AuditEntry, 'action' | 'subjectType' | 'subjectId'>) {
  const list = entry.subjectType === null ? undefined : lists[entry.subjectType];
  if (list === undefined || entry.subjectId === null) return undefined;
  return { list, path: entry.action === hasNoPage ? `/${list}` : `/${list}/${entry.subjectId}/show` };
}

/** Where the log shows all about one record. */
export const auditOf = (subjectId: string): string =>
  `/audit?filter=${encodeURIComponent(JSON.stringify({ subjectId }))}`;
