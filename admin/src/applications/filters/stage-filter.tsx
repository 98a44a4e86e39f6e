import { useListContext } from 'react-admin';
import { optionsOf } from '../../values/options.ts';
import { stageLabels } from '../stages.ts';

/** One button per stage; the button of the active filter is pressed. */
export const StageFilter = () => {
  const { filterValues, setFilters } = useListContext();
  const { stage: chosen, ...others } = filterValues;
  return (
    <div className="chips" role="group" aria-label="Stage">
      <button type="button" aria-pressed={!chosen} onClick={() => setFilters(others)}>
        All
      </button>
      {optionsOf(stageLabels).map(([stage, label]) => (
        <button
          key={stage}
          type="button"
          aria-pressed={chosen === stage}
          onClick={() => setFilters({ ...others, stage })}
        >
          {label}
        </button>
      ))}
    </div>
  );
};
