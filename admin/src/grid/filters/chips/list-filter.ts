import type { ReactNode } from 'react';

/** A filter that one adds to a list, and sets there. */
export interface ListFilter {
  /** The keys of the list's filter that its control sets. */
  sources: readonly string[];
  label: string;
  /** Sets the filter; it has its own label. */
  control: ReactNode;
}

type Values = Readonly<Record<string, unknown>>;

/** Up to so many stand there without being added. */
const MOST_OPEN = 2;

export const isSet = ({ sources }: ListFilter, values: Values): boolean =>
  sources.some((source) => values[source] !== undefined && values[source] !== '');

/** Which filters stand there, and which can be added. `added` are the labels of those that were, and may not be set yet. */
export const chipsOf = (filters: readonly ListFilter[], values: Values, added: readonly string[]) => {
  const shown =
    filters.length <= MOST_OPEN
      ? filters
      : filters.filter((filter) => added.includes(filter.label) || isSet(filter, values));
  return { shown, canBeAdded: filters.length > MOST_OPEN, others: filters.filter((filter) => !shown.includes(filter)) };
};

/** The filter of the list without these. */
export const without = (filters: readonly ListFilter[], values: Values): Record<string, unknown> => {
  const gone = new Set(filters.flatMap(({ sources }) => sources));
  return Object.fromEntries(Object.entries(values).filter(([key]) => !gone.has(key)));
};
