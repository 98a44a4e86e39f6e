import { useListContext } from 'react-admin';
import { useGrid } from '../grid-context.ts';
import { NameCell } from './name-cell.tsx';
import { useShownColumns } from './use-shown-columns.ts';
import { SelectBox } from '../selection/select-box.tsx';

export const GridCards = () => {
  const { bulkActions } = useGrid();
  const columns = useShownColumns();
  const { data } = useListContext();
  return (
    <ul className="cards">
      {data?.map((record) => (
        <li key={record.id}>
          <NameCell record={record} />
          {bulkActions && <SelectBox record={record} />}
          <dl>
            {columns.map(({ source, label, render }) => (
              <div key={source}>
                <dt className="mono soft">{label}</dt>
                <dd>{render(record)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
};
