import { type RaRecord, useListContext } from 'react-admin';
import { useGrid } from '../grid-context.ts';
import { translate } from '../../messages/translate.ts';

/** Takes a record into the selection; a click on it opens nothing. */
export const SelectBox = ({ record, tabIndex }: { record: RaRecord; tabIndex?: number }) => {
  const { nameOf } = useGrid();
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <input
      type="checkbox"
      className="select-box"
      tabIndex={tabIndex}
      aria-label={translate('grid.select', { name: nameOf(record) })}
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
      aria-label={translate('grid.selectPage')}
      checked={all}
      onChange={() => onSelect(all ? [] : ids)}
    />
  );
};
