import { useListContext } from 'react-admin';
import { FilterPick } from '../../grid/filters/filter-pick.tsx';
import { usePositions } from '../use-positions.ts';
import { translate } from '../../messages/translate.ts';

export const PositionFilter = () => {
  const { filterValues } = useListContext();
  const positions = usePositions(String(filterValues['apply'] ?? ''));
  return (
    <FilterPick
      source="apply"
      label={translate('fields.position')}
      options={positions.map((position) => [position, position])}
    />
  );
};
