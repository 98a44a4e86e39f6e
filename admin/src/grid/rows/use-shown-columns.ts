import { type UseColumns, useGrid } from '../grid-context.ts';

const useUsualColumns: UseColumns = (columns) => columns.filter(({ extra }) => !extra);

/** The columns of the list that this person sees, in the list's order. */
export const useShownColumns = () => {
  const { columns, useColumns = useUsualColumns } = useGrid();
  return useColumns(columns);
};
