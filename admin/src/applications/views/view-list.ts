import type { Schemas } from '@frontdoor/contract';
import { countText } from '../../values/count-text.ts';

export type View = Schemas['SavedViewView'];

/** What a list shows: its filter and its order. */
export interface Shown {
  filter: Record<string, unknown>;
  sort: readonly string[];
}

/** The address of the list of applications with this filter and order. */
export const pathOf = ({ filter, sort: [sort = '', order = ''] }: Shown): string => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), sort, order, page: '1' });
  return `/applications?${query.toString()}`;
};

/** In one order of keys, because the database keeps another one. */
const written = ({ filter, sort }: Shown): string =>
  JSON.stringify([Object.entries(filter).toSorted(([one], [other]) => (one < other ? -1 : 1)), sort]);

export const isSameList = (one: Shown, other: Shown): boolean => written(one) === written(other);

/** The filter and the order that the address of a list names; undefined where it does not name both. */
export const shownBy = (search: string): Shown | undefined => {
  const query = new URLSearchParams(search);
  const [filter, sort, order] = [query.get('filter'), query.get('sort'), query.get('order')];
  if (filter === null || sort === null || order === null) return undefined;
  try {
    return { filter: JSON.parse(filter) as Shown['filter'], sort: [sort, order] };
  } catch {
    return undefined;
  }
};

/** So many are counted; one more stands for all numbers beyond. */
const MOST_COUNTED = 1_000;

/** The number beside a view; empty for one that was not counted. */
export const totalText = (total: number | null): string => (total === null ? '' : countText(total, MOST_COUNTED));
