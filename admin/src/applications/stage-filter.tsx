import { useListContext } from 'react-admin';
import { stages } from './stages.ts';

/** One button a stage; the pressed one is what the list shows. */
export const StageFilter = () => {
  const { filterValues, setFilters } = useListContext();
  const { stage: chosen, ...others } = filterValues;
  return (
    <div className="chips" role="group" aria-label="Stage">
      <button type="button" aria-pressed={!chosen} onClick={() => setFilters(others)}>
        All
      </button>
      {stages.map((stage) => (
        <button
          key={stage}
          type="button"
          aria-pressed={chosen === stage}
          onClick={() => setFilters({ ...others, stage })}
        >
          {stage.charAt(0).toUpperCase() + stage.slice(1)}
        </button>
      ))}
    </div>
  );
};
