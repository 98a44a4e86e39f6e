import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import { translate } from '../../messages/translate.ts';

/** How many kinds of work wait. */
export const ToDoCount = () => {
  const { data } = useRead(reads.toDo());
  if (!data || data.toDo.length === 0) return null;
  return (
    <span className="mono count" title={translate('today.toDo')}>
      {data.toDo.length}
      <span className="visually-hidden"> {translate('today.toDo')}</span>
    </span>
  );
};
