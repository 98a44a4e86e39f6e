import { useState } from 'react';
import { translate } from '../../messages/translate.ts';
import { BulkMoveDialog } from './bulk-move-dialog.tsx';

export const BulkMove = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {translate('move.button')}
      </button>
      {open && <BulkMoveDialog close={() => setOpen(false)} />}
    </>
  );
};
