import { DataTable, type Identifier, type RaRecord } from 'react-admin';
import { useGrid } from '../grid-context.ts';
import { NameCell } from './name-cell.tsx';
import { SelectBox, SelectPageBox } from '../selection/select-box.tsx';
import { SortableColumn } from './sortable-column.tsx';
import { useShownColumns } from './use-shown-columns.ts';
import { useOpenRecord } from '../open-record/use-open-record.ts';

// On the first cell: WebKit draws no shadow of a row.
const openMark = { bgcolor: 'var(--raised)', '& > td:first-of-type': { boxShadow: 'inset 3px 0 var(--signal)' } };

export const GridTable = () => {
  const { nameLabel, nameSource, nameSortable, bulkActions } = useGrid();
  const columns = useShownColumns();
  const { openId, open } = useOpenRecord();

  // Opening the row here rather than through react-admin keeps the list where it is scrolled to.
  const openRow = (id: Identifier) => {
    open(id);
    return false as const;
  };

  return (
    <DataTable<RaRecord>
      bulkActionButtons={false}
      rowClick={openRow}
      rowSx={(record) => (record.id === openId ? openMark : {})}
    >
      {bulkActions && (
        <SortableColumn
          source="selected"
          disableSort
          className="select"
          label={<SelectPageBox />}
          render={(record) => <SelectBox record={record} />}
        />
      )}
      <SortableColumn
        source={nameSource}
        label={nameLabel}
        disableSort={nameSortable === false}
        cellClassName="name"
        render={(record) => <NameCell record={record} />}
      />
      {columns.map(({ source, label, render, sortable, align, firstOrder, spare }) => (
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
      ))}
    </DataTable>
  );
};
