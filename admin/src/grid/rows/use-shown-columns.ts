import { useContext } from 'react';
import { ChosenColumns, useGrid } from '../grid-context.ts';
import { shownOf } from './chosen-columns.ts';

/** The columns of the list that this person sees, in the list's order. */
export const useShownColumns = () => {
  const { columns } = useGrid();
  return shownOf(columns, useContext(ChosenColumns));
};
