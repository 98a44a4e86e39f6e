import type { Schemas } from '@frontdoor/contract';
import { useMatch } from 'react-router-dom';
import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import { translate } from '../../messages/translate.ts';
import { useRole } from '../../session/role.ts';
import { todayPath } from '../../today/today-path.ts';

/** How many kinds of work wait. On the page of the day it counts what that page has read. */
export const ToDoCount = () => {
  const isToday = useMatch(todayPath) !== null;
  const day = useRole() === 'hr' ? reads.today() : reads.officeDay();
  const { data } = useRead<Schemas['ToDoView']>({
    ...(isToday ? day : reads.toDo()),
    keeps: true,
  });
  if (!data || data.toDo.length === 0) return null;
  return (
    <span className="mono count" title={translate('today.toDo')}>
      {data.toDo.length}
      <span className="visually-hidden"> {translate('today.toDo')}</span>
    </span>
  );
};
