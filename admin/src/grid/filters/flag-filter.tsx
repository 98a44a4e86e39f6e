import { useListContext } from 'react-admin';
import { translate } from '../../messages/translate.ts';
import { Pick } from './pick.tsx';

type Props = {
  /** A filter of the API that is true or not there. */
  source: string;
  label: string;
  /** The choice that narrows the list. */
  only: string;
};

/** Narrows the list to records of which something is so. */
export const FlagFilter = ({ source, label, only }: Props) => {
  const { filterValues, setFilters } = useListContext();
  const choose = (value: string) => {
    const { [source]: _, ...others } = filterValues;
    setFilters(value ? { ...others, [source]: true } : others);
  };
  return (
    <Pick
      id={`filter-${source}`}
      label={label}
      options={[
        ['', translate('grid.all')],
        ['true', only],
      ]}
      value={filterValues[source] === undefined ? '' : 'true'}
      choose={choose}
    />
  );
};
