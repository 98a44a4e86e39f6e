import { useListContext, usePermissions } from 'react-admin';
import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import { translate } from '../../messages/translate.ts';

/** A tab beside the stages: the applicants with an answer due, the longest overdue first. */
export const AnswerTab = () => {
  const { filterValues, setFilters, setSort } = useListContext();
  const { permissions } = usePermissions();
  const { data } = useRead(reads.dueAnswers(), permissions === 'hr');
  const { answer, ...others } = filterValues;
  const toggle = () => {
    if (answer === 'open') return setFilters(others);
    setFilters({ ...others, answer: 'open' });
    setSort({ field: 'answerDueAt', order: 'ASC' });
  };
  return (
    <button type="button" aria-pressed={answer === 'open'} onClick={toggle}>
      {translate('applications.answer.label')}{' '}
      {data && <span className="soft">{data.open.toLocaleString('en-GB')}</span>}
    </button>
  );
};
