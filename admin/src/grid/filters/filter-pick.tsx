import { translate } from '../../messages/translate.ts';
import { Pick } from './pick.tsx';
import { useFilter } from './use-filter.ts';

type Props = {
  source: string;
  label: string;
  all?: string;
  options: readonly (readonly [string, string])[];
};

/** Narrows the list to one value of a field; the empty choice takes the filter away. */
export const FilterPick = ({ source, label, all = translate('grid.all'), options }: Props) => {
  const [value, choose] = useFilter(source);
  return (
    <Pick
      id={`filter-${source}`}
      label={label}
      options={[['', all], ...options]}
      value={String(value ?? '')}
      choose={choose}
    />
  );
};
