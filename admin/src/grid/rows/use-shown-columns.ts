import { useContext, useMemo } from 'react';
import { ChosenColumns, useGrid } from '../grid-context.ts';
import { shownOf } from './chosen-columns.ts';

/** The columns of the list that this person sees, in the list's order. */
export const useShownColumns = () => {
  const { columns } = useGrid();
  const chosen = useContext(ChosenColumns);
  return useMemo(() => shownOf(columns, chosen), [columns, chosen]);
};
