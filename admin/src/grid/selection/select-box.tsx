import { type RaRecord, useListContext } from 'react-admin';
import { useGrid } from '../grid-context.ts';
import { translate } from '../../messages/translate.ts';

type TickProps = { name: string; isSelected: boolean; toggle: () => void; tabIndex?: number };

/** The box of one record; a click on it opens nothing. */
export const SelectTick = ({ name, isSelected, toggle, tabIndex }: TickProps) => (
  <input
    type="checkbox"
    className="select-box"
    tabIndex={tabIndex}
    aria-label={translate('grid.select', { name })}
    checked={isSelected}
    onClick={(event) => event.stopPropagation()}
    onChange={toggle}
  />
);

/** Takes a record into the selection. */
export const SelectBox = ({ record }: { record: RaRecord }) => {
  const { nameOf } = useGrid();
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <SelectTick
      name={nameOf(record)}
      isSelected={selectedIds.includes(record.id)}
      toggle={() => onToggleItem(record.id)}
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
