import { useState } from 'react';
import { translate } from '../../messages/translate.ts';
import { useOpenView } from './use-open-view.ts';
import { SaveView } from './save-view.tsx';
import type { View } from './view-list.ts';

/** Saves what the list shows under a name, or changes the view that was opened last. */
export const ViewTools = () => {
  const openView = useOpenView();
  const [last, setLast] = useState<View>();
  if (openView && openView !== last) setLast(openView);
  const [dialog, setDialog] = useState<'save' | 'edit'>();
  const close = () => setDialog(undefined);
  return (
    <>
      {openView?.changeable ? (
        <button type="button" className="link" onClick={() => setDialog('edit')}>
          {translate('views.edit')}
        </button>
      ) : (
        <button type="button" className="link" onClick={() => setDialog('save')}>
          {translate('views.save')}
        </button>
      )}
      {dialog === 'edit' && openView && <SaveView view={openView} close={close} />}
      {dialog === 'save' && <SaveView before={last} close={close} />}
    </>
  );
};
