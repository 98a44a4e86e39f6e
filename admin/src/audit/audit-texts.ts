import type { AuditEntry } from '@frontdoor/contract';
import { translate } from '../messages/translate.ts';

/** What happened, in words for people. */
export const actionText = (action: AuditEntry['action']): string => translate(`audit.actions.${action}`);

/** The same of an entry: which part of a resume was opened, and whether it was loaded before anybody saw it. */
export const entryText = ({ action, details }: Pick<AuditEntry, 'action' | 'details'>): string => {
  const { as, page, ahead } = details;
  if (action !== 'resume.read' || as !== 'preview') return actionText(action);
  if (typeof page !== 'number') return translate(ahead === true ? 'audit.looks.textAhead' : 'audit.looks.text');
  return translate(ahead === true ? 'audit.looks.pageAhead' : 'audit.looks.page', { page });
};

/** Whom an entry names; a refused sign-in names nobody. */
export const actorText = ({ actorName }: Pick<AuditEntry, 'actorName'>): string =>
  actorName ?? translate('audit.nobody');

/** "Application FD-7K2M-Q4XV"; without its reference where the record has none, or is gone. */
export const subjectText = ({ subjectType, reference }: Pick<AuditEntry, 'subjectType' | 'reference'>): string => {
  if (subjectType === null) return translate('values.none');
  const subject = translate(`audit.subjects.${subjectType}`);
  return reference === null ? subject : `${subject} ${reference}`;
};
