import type { ChangeEvent } from 'react';
import {
  type RaRecord,
  useDataTableCallbacksContext,
  useDataTableSelectedIdsContext,
  useListContext,
} from 'react-admin';
import { useGrid } from '../grid-context.ts';
import { useRows } from '../rows/rows-context.tsx';
import { translate } from '../../messages/translate.ts';

type TickProps = {
  name: string;
  isSelected: boolean;
  toggle: (event: ChangeEvent<HTMLInputElement>) => void;
  tabIndex?: number;
};

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

/** The same in a table, whose rows are drawn again for their own selection alone. */
export const SelectRowBox = ({ record }: { record: RaRecord }) => {
  const { nameOf } = useRows();
  const selectedIds = useDataTableSelectedIdsContext();
  const { handleToggleItem } = useDataTableCallbacksContext();
  return (
    <SelectTick
      name={nameOf(record)}
      isSelected={selectedIds?.includes(record.id) ?? false}
      toggle={(event) => handleToggleItem?.(record.id, event)}
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
