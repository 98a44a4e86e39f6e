import type { ReactNode } from 'react';

/** A filter that a person adds to a list and sets there. */
export interface ListFilter {
  /** The keys of the list's filter that its control sets. */
  sources: readonly string[];
  label: string;
  /** Sets the filter, and has its own label. */
  control: ReactNode;
}

type Values = Readonly<Record<string, unknown>>;

/** A list with up to so many filters shows all of them; with more, people add those that they want. */
const MOST_OPEN = 2;

export const isSet = ({ sources }: ListFilter, values: Values): boolean =>
  sources.some((source) => values[source] !== undefined && values[source] !== '');

/** Which filters are shown, and which can be added. @param added the labels of the filters that were added, also of those that are not set yet */
export const chipsOf = (filters: readonly ListFilter[], values: Values, added: readonly string[]) => {
  const shown =
    filters.length <= MOST_OPEN
      ? filters
      : filters.filter((filter) => added.includes(filter.label) || isSet(filter, values));
  return { shown, canBeAdded: filters.length > MOST_OPEN, others: filters.filter((filter) => !shown.includes(filter)) };
};

/** The values of the list's filter without those of these filters. */
export const without = (filters: readonly ListFilter[], values: Values): Record<string, unknown> => {
  const gone = new Set(filters.flatMap(({ sources }) => sources));
  return Object.fromEntries(Object.entries(values).filter(([key]) => !gone.has(key)));
};
