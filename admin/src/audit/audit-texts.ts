import type { AuditEntry } from '@frontdoor/contract';
import { translate } from '../messages/translate.ts';

/** What happened, in words for people. */
export const actionText = (action: AuditEntry['action']): string => translate(`audit.actions.${action}`);

/** Whom an entry names; a refused sign-in names nobody. */
export const actorText = ({ actorName }: Pick<AuditEntry, 'actorName'>): string =>
  actorName ?? translate('audit.nobody');

/** "Application FD-7K2M-Q4XV"; without its reference where the record has none, or is gone. */
export const subjectText = ({ subjectType, reference }: Pick<AuditEntry, 'subjectType' | 'reference'>): string => {
  if (subjectType === null) return translate('values.none');
  const subject = translate(`audit.subjects.${subjectType}`);
  return reference === null ? subject : `${subject} ${reference}`;
};
