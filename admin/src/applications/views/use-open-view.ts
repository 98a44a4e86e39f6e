import { useListContext } from 'react-admin';
import { isSameList, type Shown, type View } from './view-list.ts';
import { useViews } from './use-views.ts';

/** The filter and the order of the list around. */
export const useShown = (): Shown => {
  const { filterValues, sort } = useListContext();
  return { filter: filterValues as Shown['filter'], sort: [sort.field, sort.order] };
};

/** The view that the list around shows; undefined where it shows none. */
export const useOpenView = (): View | undefined => {
  const shown = useShown();
  return useViews().find((view) => isSameList(view, shown));
};
