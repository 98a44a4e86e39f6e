interface ColumnHeadsProps {
  columns: readonly string[];
  /** Classes of the row, and of each heading. */
  row?: string;
  cell: string;
}

/** The headings of a table's columns. */
export function ColumnHeads({ columns, row, cell }: ColumnHeadsProps) {
  return (
    <tr className={row}>
      {columns.map((column) => (
        <th key={column} scope="col" className={cell}>
          {column}
        </th>
      ))}
    </tr>
  );
}
