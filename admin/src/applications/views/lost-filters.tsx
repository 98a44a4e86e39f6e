import { translate } from '../../messages/translate.ts';
import { useOpenView } from './use-open-view.ts';

/** A view may have been saved when the list had other filters. */
export const LostFilters = () => {
  const view = useOpenView();
  if (!view || view.lost.length === 0) return null;
  return (
    <p className="note lost" role="status">
      {translate('views.lost', { name: view.name, filters: view.lost.join(', ') })}
    </p>
  );
};
