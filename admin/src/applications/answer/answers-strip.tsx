import type { Application } from '@frontdoor/contract';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { translate } from '../../messages/translate.ts';
import { answerText } from './answer-text.ts';
import { listOf } from './list-of.ts';
import './answers.css';

const NAMED = 3;

const dueFirst = {
  pagination: { page: 1, perPage: NAMED },
  sort: { field: 'answerDueAt', order: 'ASC' },
} as const;

type State = 'overdue' | 'today';

/** One thing to do: how many, who first, and the way to all of them. */
const Line = ({ state }: { state: State }) => {
  const { data = [], total = 0 } = useGetList<Application>('applications', { ...dueFirst, filter: { answer: state } });
  if (total === 0) return null;
  const names = data.map((one) => (state === 'overdue' ? `${one.name} ${answerText(one)}` : one.name));
  const more = total - data.length;
  return (
    <li data-tone={state === 'overdue' ? 'late' : 'due'}>
      <b className="number">{total.toLocaleString('en-GB')}</b>
      <span>
        <b>{translate(`applications.answer.strip.${state}.${total === 1 ? 'one' : 'many'}`)}</b>
        <span className="mono soft names">
          {names.join(', ')}
          {more > 0 && ` ${translate('applications.answer.more', { count: more })}`}
        </span>
      </span>
      <Link className="button" to={listOf(state)}>
        {translate(`applications.answer.open.${state}`)}
      </Link>
    </li>
  );
};

/** What has to be done before all else; nothing on a day when nobody waits. */
export const AnswersStrip = () => (
  <ul className="plain todo" aria-label={translate('applications.answer.toDo')}>
    <Line state="overdue" />
    <Line state="today" />
  </ul>
);
