import { useListContext } from 'react-admin';
import { MineTab } from '../assign/mine-tab.tsx';
import { AnswerTab } from '../answer/answer-tab.tsx';
import { optionsOf, translate } from '../../messages/translate.ts';

/** One button per stage, and one for answers that are due; the button of the active filter is pressed. */
export const StageFilter = () => {
  const { filterValues, setFilters } = useListContext();
  const { stage: chosen, ...others } = filterValues;
  return (
    <div className="chips" role="group" aria-label={translate('fields.stage')}>
      <button type="button" aria-pressed={!chosen} onClick={() => setFilters(others)}>
        {translate('grid.all')}
      </button>
      {optionsOf('applications.stages').map(([stage, label]) => (
        <button
          key={stage}
          type="button"
          aria-pressed={chosen === stage}
          onClick={() => setFilters({ ...others, stage })}
        >
          {label}
        </button>
      ))}
      <MineTab />
      <AnswerTab />
    </div>
  );
};
