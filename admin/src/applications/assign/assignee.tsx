import type { Application } from '@frontdoor/contract';
import { translate } from '../../messages/translate.ts';

/** The colleague to whom an application is assigned; one who has left HR is still named. */
export const Assignee = ({ of }: { of: Application['assignedTo'] }) => {
  if (!of) return translate('assign.nobody');
  return of.active ? of.name : translate('assign.left', { name: of.name });
};
