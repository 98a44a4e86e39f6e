import { useListContext } from 'react-admin';
import { useGrid } from '../grid-context.ts';
import { translate } from '../../messages/translate.ts';

export const EmptyGrid = () => {
  const { many, empty = translate('grid.empty', { many }) } = useGrid();
  const { filterValues, setFilters, total, page, setPage } = useListContext();
  if (total && page > 1)
    return (
      <div className="note">
        <p>{translate('grid.nothingOnPage')}</p>
        <button type="button" className="button" onClick={() => setPage(1)}>
          {translate('grid.toFirstPage')}
        </button>
      </div>
    );
  if (Object.keys(filterValues).length === 0) return <p className="note">{empty}</p>;
  return (
    <div className="note">
      <p>{translate('grid.noMatch')}</p>
      <button type="button" className="button" onClick={() => setFilters({})}>
        {translate('grid.showAllMany', { many })}
      </button>
    </div>
  );
};
