import { useListContext } from 'react-admin';
import { translate } from '../../messages/translate.ts';
import { Pick } from './pick.tsx';

type Props = {
  source: string;
  label: string;
  all?: string;
  options: readonly (readonly [string, string])[];
};

/** Narrows the list to one value of a field; the empty choice takes the filter away. */
export const FilterPick = ({ source, label, all = translate('grid.all'), options }: Props) => {
  const { filterValues, setFilters } = useListContext();
  const choose = (value: string) => {
    const { [source]: _, ...others } = filterValues;
    setFilters(value ? { ...others, [source]: value } : others);
  };
  return (
    <Pick
      id={`filter-${source}`}
      label={label}
      options={[['', all], ...options]}
      value={String(filterValues[source] ?? '')}
      choose={choose}
    />
  );
};
