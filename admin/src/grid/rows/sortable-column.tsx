import {
  DataTable,
  type DataTableColumnProps,
  type RaRecord,
  useDataTableRenderContext,
  useDataTableSortContext,
} from 'react-admin';

/** A column that also tells screen readers how it is sorted. */
export const SortableColumn = (props: DataTableColumnProps<RaRecord>) => {
  const sort = useDataTableSortContext();
  const heading = useDataTableRenderContext() === 'header';
  if (!heading || sort?.field !== props.source) return <DataTable.Col {...props} />;
  return <DataTable.Col {...props} sortDirection={sort?.order === 'ASC' ? 'asc' : 'desc'} />;
};
