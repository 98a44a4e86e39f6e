import { useListContext } from 'react-admin';
import { ExportSelected } from '../export-links.tsx';
import { useGrid } from '../grid-context.ts';
import { keepClearAtTop } from '../../layout/lines/keep-clear.ts';
import { translate } from '../../messages/translate.ts';
import './selection.css';

/** The actions for the selected rows, all of which are on this page of the list. */
export const SelectionBar = () => {
  const { bulkActions, exported } = useGrid();
  const { selectedIds, onUnselectItems } = useListContext();
  if (!bulkActions || selectedIds.length === 0) return null;
  return (
    <div ref={keepClearAtTop} className="selection" role="region" aria-label={translate('grid.selection')}>
      <p role="status">
        <b>{selectedIds.length}</b> {translate('grid.selected')}
      </p>
      {bulkActions}
      {exported && <ExportSelected />}
      <button type="button" className="link" onClick={() => onUnselectItems()}>
        {translate('grid.clearSelection')}
      </button>
    </div>
  );
};
