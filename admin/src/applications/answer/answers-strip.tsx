import type { Schemas } from '@frontdoor/contract';
import { Link } from 'react-router-dom';
import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import { translate } from '../../messages/translate.ts';
import { answerText } from './answer-text.ts';
import { listOf } from './list-of.ts';

const NAMED = 3;

type Due = Schemas['DueAnswerView'];

const lateText = ({ name, ...clock }: Due) => `${name} ${answerText({ ...clock, answerPausedFor: null })}`;

interface LineProps {
  state: 'overdue' | 'today';
  count: number;
  /** Who is known of them, the longest overdue first. */
  first: readonly string[];
}

/** One thing to do: how many, who first, and the way to all of them. */
const Line = ({ state, count, first }: LineProps) => {
  const names = first.slice(0, NAMED);
  const more = count - names.length;
  return (
    <li data-tone={state === 'overdue' ? 'late' : 'due'}>
      <b className="number">{count.toLocaleString('en-GB')}</b>
      <span>
        <b>{translate(`applications.answer.strip.${state}.${count === 1 ? 'one' : 'many'}`)}</b>
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

/** The answers that are overdue or due today; not drawn when there are none. */
export const AnswersStrip = () => {
  const { data } = useRead(reads.dueAnswers());
  if (!data || data.overdue + data.today === 0) return null;
  const late = data.first.filter(({ answerDaysLate }) => answerDaysLate !== null);
  const today = data.first.filter(({ answerDaysLate }) => answerDaysLate === null);
  return (
    <ul className="plain todo" aria-label={translate('applications.answer.toDo')}>
      {data.overdue > 0 && <Line state="overdue" count={data.overdue} first={late.map(lateText)} />}
      {data.today > 0 && <Line state="today" count={data.today} first={today.map(({ name }) => name)} />}
    </ul>
  );
};
