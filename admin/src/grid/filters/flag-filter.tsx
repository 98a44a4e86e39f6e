import { translate } from '../../messages/translate.ts';
import { Pick } from './pick.tsx';
import { useFilter } from './use-filter.ts';

type Props = {
  /** A filter of the API that is true or missing. */
  source: string;
  label: string;
  /** The choice that narrows the list. */
  only: string;
};

/** Narrows the list to the records that have a flag. */
export const FlagFilter = ({ source, label, only }: Props) => {
  const [value, set] = useFilter(source);
  return (
    <Pick
      id={`filter-${source}`}
      label={label}
      options={[
        ['', translate('grid.all')],
        ['true', only],
      ]}
      value={value === undefined ? '' : 'true'}
      choose={(choice) => set(choice === 'true')}
    />
  );
};
