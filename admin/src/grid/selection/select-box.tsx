import { type RaRecord, useListContext } from 'react-admin';
import { useGrid } from '../grid-context.ts';

/** Takes a record into the selection; a click on it opens nothing. */
export const SelectBox = ({ record }: { record: RaRecord }) => {
  const { nameOf } = useGrid();
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <input
      type="checkbox"
      className="select-box"
      aria-label={`Select ${nameOf(record)}`}
      checked={selectedIds.includes(record.id)}
      onClick={(event) => event.stopPropagation()}
      onChange={() => onToggleItem(record.id)}
    />
  );
};

export const SelectPageBox = () => {
  const { data = [], selectedIds, onSelect } = useListContext();
  const ids = data.map(({ id }: RaRecord) => id);
  const all = ids.length > 0 && ids.every((id) => selectedIds.includes(id));
  return (
    <input
      type="checkbox"
      className="select-box"
      aria-label="Select all on this page"
      checked={all}
      onChange={() => onSelect(all ? [] : ids)}
    />
  );
};
