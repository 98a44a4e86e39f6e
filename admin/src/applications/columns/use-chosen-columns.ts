import type { UseColumns } from '../../grid/grid-context.ts';
import { useSettings } from '../../session/settings.ts';
import { shownOf } from './chosen-columns.ts';

/** The columns of the list as the person has chosen them. */
export const useChosenColumns: UseColumns = (columns) => {
  const { columns: chosen } = useSettings();
  return shownOf(columns, chosen);
};
