import { useCallback, useEffect, useMemo, useRef } from 'react';
import { DataTable, type Identifier, type RaRecord } from 'react-admin';
import { type Column, useGrid } from '../grid-context.ts';
import { NameCell } from './name-cell.tsx';
import { SelectPageBox, SelectRowBox } from '../selection/select-box.tsx';
import { SortableColumn } from './sortable-column.tsx';
import { useShownColumns } from './use-shown-columns.ts';
import { useOpenRecord } from '../open-record/use-open-record.ts';

// On the first cell: WebKit draws no shadow of a row.
const openMark = { bgcolor: 'var(--raised)', '& > td:first-of-type': { boxShadow: 'inset 3px 0 var(--signal)' } };
/** One object for all rows that are not open, which are then not drawn again when another one opens. */
const noMark = {};

const selectColumn = (
  <SortableColumn
    key="selected"
    source="selected"
    disableSort
    className="select"
    label={<SelectPageBox />}
    render={(record) => <SelectRowBox record={record} />}
  />
);

const columnOf = ({ source, label, render, sortable, align, firstOrder, spare }: Column<RaRecord>) => (
  <SortableColumn
    key={source}
    source={source}
    label={label}
    render={render}
    disableSort={sortable === false}
    className={spare && 'spare'}
    {...(align && { align })}
    {...(firstOrder && { sortByOrder: firstOrder })}
  />
);

/** A row is drawn again only when its own content changes: a key that opens another record redraws the row that closes and the one that opens. */
export const GridTable = () => {
  const { nameLabel, nameSource, nameSortable, bulkActions } = useGrid();
  const columns = useShownColumns();
  const { openId, open } = useOpenRecord();
  const latestOpen = useRef(open);
  useEffect(() => {
    latestOpen.current = open;
  });

  // Opening the row here rather than through react-admin keeps the list where it is scrolled to.
  const openRow = useCallback((id: Identifier) => {
    latestOpen.current(id);
    return false as const;
  }, []);

  const isSelectable = Boolean(bulkActions);
  const cells = useMemo(
    () => [
      ...(isSelectable ? [selectColumn] : []),
      <SortableColumn
        key="name"
        source={nameSource}
        label={nameLabel}
        disableSort={nameSortable === false}
        cellClassName="name"
        render={(record) => <NameCell record={record} />}
      />,
      ...columns.map(columnOf),
    ],
    [isSelectable, nameSource, nameLabel, nameSortable, columns],
  );

  return (
    <DataTable<RaRecord>
      bulkActionButtons={false}
      rowClick={openRow}
      rowSx={(record) => (record.id === openId ? openMark : noMark)}
    >
      {cells}
    </DataTable>
  );
};
