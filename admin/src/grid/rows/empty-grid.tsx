import { useListContext } from 'react-admin';
import { useGrid } from '../grid-context.ts';

export const EmptyGrid = () => {
  const { many, empty = `No ${many} yet.` } = useGrid();
  const { filterValues, setFilters, total, page, setPage } = useListContext();
  if (total && page > 1)
    return (
      <div className="note">
        <p>There is nothing on this page any more.</p>
        <button type="button" className="button" onClick={() => setPage(1)}>
          To the first page
        </button>
      </div>
    );
  if (Object.keys(filterValues).length === 0) return <p className="note">{empty}</p>;
  return (
    <div className="note">
      <p>Nothing here matches the search.</p>
      <button type="button" className="button" onClick={() => setFilters({})}>
        Show all {many}
      </button>
    </div>
  );
};
