import { memo } from 'react';
import { type RaRecord, useDataTableDataContext } from 'react-admin';
import { type Column, spareClass, useGrid } from '../grid-context.ts';
import { SelectRowBox } from '../selection/select-box.tsx';
import { NameCell } from './name-cell.tsx';
import { useIsOpen, useRows } from './rows-context.tsx';
import { useShownColumns } from './use-shown-columns.ts';

type Props = { record: RaRecord; columns: readonly Column<RaRecord>[]; isSelectable: boolean };

const Cells = memo(({ record, columns, isSelectable }: Props) => (
  <>
    {isSelectable && (
      <td className="select">
        <SelectRowBox record={record} />
      </td>
    )}
    <td className="name">
      <NameCell record={record} />
    </td>
    {columns.map(({ source, render, spare, align }) => (
      <td key={source} className={spareClass(spare)} data-align={align}>
        {render(record)}
      </td>
    ))}
  </>
));
Cells.displayName = 'Cells';

const GridRow = memo((props: Props) => {
  const { open } = useRows();
  const { id } = props.record;
  return (
    <tr className={useIsOpen(id) ? 'grid-row is-open' : 'grid-row'} onClick={() => open(id)}>
      <Cells {...props} />
    </tr>
  );
});
GridRow.displayName = 'GridRow';

/**
 * The rows of a table. Not react-admin's: each of those reads the address, so that a key that opens another record would draw all of
 * them again; and each of its cells is ten components deep, through all of which React looks for who reads the address.
 */
export const GridRows = memo(() => {
  const data = useDataTableDataContext();
  const { bulkActions } = useGrid();
  const columns = useShownColumns();
  return (
    <tbody>
      {data?.map((record) => (
        <GridRow key={record.id} record={record} columns={columns} isSelectable={Boolean(bulkActions)} />
      ))}
    </tbody>
  );
});
GridRows.displayName = 'GridRows';
