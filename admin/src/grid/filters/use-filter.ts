import { useListContext } from 'react-admin';

type Value = string | boolean | undefined;

/** The value of one key of the list's filter, and how to set it; undefined, false or an empty text takes the key away. */
export const useFilter = (source: string): [value: Value, set: (value: Value) => void] => {
  const { filterValues, setFilters } = useListContext();
  const { [source]: value, ...others } = filterValues as Record<string, Value>;
  return [value, (chosen) => setFilters(chosen ? { ...others, [source]: chosen } : others)];
};
