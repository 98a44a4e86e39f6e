import { useMemo } from 'react';
import { DataTable, type RaRecord } from 'react-admin';
import { type Column, spareClass, useGrid } from '../grid-context.ts';
import { keepClearOfHead } from '../../layout/lines/keep-clear.ts';
import { SelectPageBox } from '../selection/select-box.tsx';
import { GridRows } from './grid-rows.tsx';
import { SortableColumn } from './sortable-column.tsx';
import { useShownColumns } from './use-shown-columns.ts';

const selectColumn = (
  <SortableColumn key="selected" source="selected" disableSort className="select" label={<SelectPageBox />} />
);

const headOf = ({ source, label, sortable, align, firstOrder, spare }: Column<RaRecord>) => (
  <SortableColumn
    key={source}
    source={source}
    label={label}
    disableSort={sortable === false}
    className={spareClass(spare)}
    {...(align && { align })}
    {...(firstOrder && { sortByOrder: firstOrder })}
  />
);

/** react-admin's table and headings, over rows of our own. */
export const GridTable = () => {
  const { nameLabel, nameSource, nameSortable, bulkActions } = useGrid();
  const columns = useShownColumns();
  const isSelectable = Boolean(bulkActions);
  const heads = useMemo(
    () => [
      ...(isSelectable ? [selectColumn] : []),
      <SortableColumn key="name" source={nameSource} label={nameLabel} disableSort={nameSortable === false} />,
      ...columns.map(headOf),
    ],
    [isSelectable, nameSource, nameLabel, nameSortable, columns],
  );

  return (
    <div ref={keepClearOfHead}>
      <DataTable<RaRecord> bulkActionButtons={false} body={GridRows}>
        {heads}
      </DataTable>
    </div>
  );
};
